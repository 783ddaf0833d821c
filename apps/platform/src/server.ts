import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { securityHeaders } from '@croupier/server-http';
import { betFastPath } from './bet-fast-path/bet-fast-path.ts';
import type { PlatformContext } from './context.ts';
import { answerError } from './errors.ts';
import { identify } from './identify.ts';
import { measure } from './metrics.ts';
import { routes } from './routes.ts';
import { createServe, pageOrigins } from './serve.ts';
import { limitCalls } from './throttling/caller-limits.ts';

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 150_000;

/** Converts `GET http://host/path` to `GET /path` of that host, as in RFC 9112. */
function originForm(request: { url?: string | undefined; headers: IncomingHttpHeaders }): string {
  const url = request.url ?? '/';
  const parts = /^https?:\/\/([^/?#]+)(.*)$/is.exec(url);
  if (!parts) return url;
  request.headers.host = parts[1];
  const rest = parts[2] ?? '';
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Creates the HTTP server of the platform, without listening yet. */
export async function createServer(context: PlatformContext): Promise<FastifyInstance> {
  const { factory, drain } = betFastPath(context);
  const app = fastify({
    serverFactory: factory,
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: ['loopback', ...context.config.trustedProxies],
    rewriteUrl: originForm,
    genReqId: (request) => (request.headers['x-request-id'] as string | undefined)?.slice(0, 64) || randomUUID(),
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404).send({ errors: { base: { not_found: 'There is no such call.' } }, request_id: request.id });
  });
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders.data).header('x-request-id', request.id);
  });
  measure(app);
  limitCalls(app, context.callerLimits);
  app.addHook('preClose', async () => drain());
  const serve = createServe(app, {
    callerLimits: context.callerLimits,
    identify: identify(context),
    origins: pageOrigins(context.config),
    editionsByHost: context.config.editionsByHost,
    onUndeclared: context.onUndeclared,
  });
  for (const route of routes) await route(serve, context, app);
  return app;
}
