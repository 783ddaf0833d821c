import { createServer } from 'node:http';
import { builtPages, readWebConfig } from '@croupier/web';

/** The page server of the built site, as the `web` process runs it. */
const server = createServer({ keepAliveTimeout: 65_000 }, await builtPages(readWebConfig(process.env)));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
process.on('disconnect', () => process.exit(0));
