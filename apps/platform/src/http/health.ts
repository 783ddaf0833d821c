import { register } from 'prom-client';
import { sql } from '@croupier/server-database';
import { measureJobs } from '../metrics.ts';
import type { Routes } from '../serve.ts';

/** `/healthz` says whether the database answers; `/metrics` is for the operator's network only. */
export const healthRoutes: Routes = (_serve, { db }, app) => {
  app.get('/healthz', async (_request, reply) => {
    try {
      await db.query(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database away' });
    }
  });
  app.get('/metrics', async (_request, reply) => {
    await measureJobs(db);
    return reply.type(register.contentType).send(await register.metrics());
  });
};
