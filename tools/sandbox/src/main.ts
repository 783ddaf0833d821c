import { readConfig } from './config.ts';
import { startSandbox } from './server.ts';

const sandbox = await startSandbox(readConfig(process.env));
process.stdout.write(`sandbox listens on ${sandbox.port}\n`);
process.send?.({ ready: true, url: `http://127.0.0.1:${sandbox.port}` });

const stop = () => void sandbox.close().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, stop);
}
process.once('disconnect', stop); // The parent process is gone.
