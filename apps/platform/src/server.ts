import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { securityHeaders } from '@croupier/server-http';
import { betFastPath } from './bet-fast-path/bet-fast-path.ts';
import type { PlatformContext } from './context.ts';
import { answerError } from './errors.ts';
import { identify } from './identify.ts';
import { measure } from './metrics.ts';
import { routes } from './routes.ts';
import { createServe } from './serve.ts';

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** The HTTP side of the platform, wired but not yet listening. */
export async function createServer(context: PlatformContext): Promise<FastifyInstance> {
  const { factory, drain } = betFastPath(context);
  const app = fastify({
    serverFactory: factory,
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: ['loopback', ...context.config.trustedProxies],
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
  app.addHook('preClose', async () => drain());
  const { casinoOrigin, sportOrigin, editionsByHost } = context.config;
  const serve = createServe(app, {
    identify: identify(context),
    origins: new Set([casinoOrigin, sportOrigin]),
    editionsByHost,
  });
  for (const route of routes) await route(serve, context, app);
  return app;
}
