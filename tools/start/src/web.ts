import { createServer } from 'node:http';
import { readWebConfig } from './web-config.ts';
import { builtPages } from './web-built.ts';

const config = readWebConfig(process.env);
const server = createServer({ keepAliveTimeout: 65_000 });
// The development server brings its own tools, which a built site never loads.
const handle = config.dev ? await (await import('./web-dev.ts')).devPages(config) : await builtPages(config);
server.on('request', handle);
server.listen(config.port, '127.0.0.1', () => {
  console.log(JSON.stringify({ level: 'info', message: 'web listens', port: config.port }));
  process.send?.({ ready: true });
});

const patienceMs = 8_000;
let stopping = false;

/** Lets running requests finish, then ends. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), patienceMs).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop); // The supervisor is gone.
