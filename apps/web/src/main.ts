import { createServer } from 'node:http';
import { builtPages, renderOnly } from './built.ts';
import { readWebConfig } from './config.ts';

const config = readWebConfig(process.env);
const server = createServer({ keepAliveTimeout: 65_000 });
server.on('request', await handler());
server.listen(config.port, '127.0.0.1', () => {
  console.log(JSON.stringify({ level: 'info', message: 'web listens', port: config.port }));
  process.send?.({ ready: true });
});

/** The whole page server, or only its rendering where the gateway serves the pages. */
async function handler() {
  // The development server brings its own tools, which a built site never loads.
  if (config.dev) return (await import('../../../tools/start/src/web-dev.ts')).devPages(config);
  return config.renderOnly ? renderOnly() : builtPages(config);
}

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
