import { readWebConfig, startWeb } from '@croupier/web';

/** The page server of the built site, as the `web` process runs it. */
const { url } = await startWeb(readWebConfig({ ...process.env, WEB_PORT: '0' }));
process.send?.({ port: Number(new URL(url).port) });
process.on('disconnect', () => process.exit(0));
