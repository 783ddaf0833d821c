import { createServer } from 'node:http';
import { builtPages } from '@croupier/tools-start/web-built';
import { readWebConfig } from '@croupier/tools-start/web-config';

/** The page server of the built site, as the `web` process runs it. */
const server = createServer({ keepAliveTimeout: 65_000 }, await builtPages(readWebConfig(process.env)));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
process.on('disconnect', () => process.exit(0));
