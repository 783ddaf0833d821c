import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from './context.ts';
import { callbackRoutes } from './http/callbacks.ts';
import { healthRoutes } from './http/health.ts';
import { infoRoutes } from './http/info.ts';
import { logRoutes } from './http/log.ts';
import { openapiRoutes } from './http/openapi.ts';
import { paymentsRoutes } from './http/payments.ts';
import { playerRoutes } from './http/player.ts';
import { sockRoutes } from './http/sock.ts';
import { sportsbookRoutes } from './http/sportsbook.ts';
import { usersRoutes } from './http/users.ts';
import type { Serve } from './serve.ts';

/** A domain's wiring. `app` is for the few calls that are no endpoints: scripts, callbacks, raw bodies. */
export type Routes = (serve: Serve, context: PlatformContext, app: FastifyInstance) => void | Promise<void>;

export const routes: readonly Routes[] = [
  callbackRoutes,
  healthRoutes,
  infoRoutes,
  logRoutes,
  openapiRoutes,
  paymentsRoutes,
  playerRoutes,
  sockRoutes,
  sportsbookRoutes,
  usersRoutes,
];
