import path from 'node:path';
import { startStudio } from './server.ts';

const { STUDIO_PORT, STUDIO_KEY, STUDIO_WALLET_URL, STUDIO_FRAMED_BY = '', DATA_DIR = '.data' } = process.env;
if (!STUDIO_KEY || !STUDIO_WALLET_URL)
  throw new Error('STUDIO_KEY and STUDIO_WALLET_URL are missing: `npm start` gives them.');

const studio = await startStudio({
  port: Number(STUDIO_PORT ?? 0),
  folder: path.resolve(DATA_DIR, 'studio'),
  key: STUDIO_KEY,
  walletUrl: STUDIO_WALLET_URL,
  framedBy: STUDIO_FRAMED_BY.split(',').filter(Boolean),
});
process.stdout.write(`studio listens on ${studio.port}\n`);
process.send?.({ ready: true, url: `http://127.0.0.1:${studio.port}` });

const stop = () => void studio.close().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
process.once('disconnect', stop);
