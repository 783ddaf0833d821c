import rateLimit from '@fastify/rate-limit';
import * as v from 'valibot';
import { Refusal, reportNetwork, reportPerformance, WebVitals, writeLog } from '@croupier/contracts';
import { clientOf } from '@croupier/server-http';
import { measureVitals } from '../metrics.ts';
import { checkOrigin, pageOrigins, parse, type Routes } from '../serve.ts';

const LIMIT = 16 * 1024;
const WINDOW_MS = 60_000;
/** Reports an address may send per window: offices and mobile networks share one. */
const MOST_REPORTS = 600;

/**
 * Registers the endpoint for browser reports from any of our pages. It does not use the database, which may be what
 * they report about. JSON keeps each log entry on one line, whatever they send: promise B2.
 */
export const logRoutes: Routes = async (_serve, { log, config }, app) => {
  const origins = pageOrigins(config);
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: MOST_REPORTS,
      timeWindow: WINDOW_MS,
      keyGenerator: ({ ip }) => clientOf(ip),
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      errorResponseBuilder: (_request, { ttl }) =>
        new Refusal('too_many_requests', { params: { retry_after: Math.ceil(ttl / 1000) } }),
    });
    for (const { path: url, body } of [writeLog, reportPerformance, reportNetwork]) {
      scope.put(url, { bodyLimit: LIMIT }, async (request, reply) => {
        checkOrigin(request, origins);
        const { body: sent, id: rid, ip } = request;
        const report = parse<v.GenericSchema<unknown, object>>(body, sent);
        if (v.is(WebVitals, report)) measureVitals(report);
        log.info({ report: { rid, ...report, remote_addr: ip }, url }, 'browser report');
        return reply.code(204).send();
      });
    }
  });
};
