import type { Routes } from '../routes.ts';

const LIMIT = 16 * 1024;

/** What browsers report. JSON in the log keeps a line a line, whatever they send: reliability B2. */
export const logRoutes: Routes = (_serve, { log }, app) => {
  for (const url of ['/log', '/performance', '/network-performance']) {
    app.put(url, { bodyLimit: LIMIT }, async (request, reply) => {
      log.info({ report: request.body, url, rid: request.id, ip: request.ip }, 'browser report');
      return reply.code(204).send();
    });
  }
};
