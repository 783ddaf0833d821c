import { readWebConfig, startWeb } from '@croupier/web';

/** Runs the page server of the built site, like the `web` process. */
const { url } = await startWeb(readWebConfig({ ...process.env, WEB_PORT: '0' }));
process.send?.({ port: Number(new URL(url).port) });
process.on('disconnect', () => process.exit(0));
