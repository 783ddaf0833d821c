import { register } from 'prom-client';
import { MOST_SKEW_MS, NOTICED_SKEW_MS, readClockSkew } from '../clock-skew.ts';
import { measureClockSkew, measureJobs } from '../metrics.ts';
import type { Routes } from '../serve.ts';

/**
 * Registers `/healthz`, which checks that the database responds and that this instance's clock is near the database's,
 * and `/metrics`, for the operator's network only.
 */
export const healthRoutes: Routes = (_serve, { db, log }, app) => {
  let noticed = false;
  async function checkClock(): Promise<number> {
    const skew = await readClockSkew(db);
    measureClockSkew(skew / 1000);
    const isOff = Math.abs(skew) >= NOTICED_SKEW_MS;
    if (isOff && !noticed) log.warn({ skew_ms: skew }, 'the clock of this machine differs from the database’s');
    noticed = isOff;
    return skew;
  }

  app.get('/healthz', async (_request, reply) => {
    const skew = await checkClock().catch(() => null);
    if (skew === null) return reply.code(503).send({ status: 'database away' });
    if (Math.abs(skew) >= MOST_SKEW_MS)
      return reply.code(503).send({ status: 'clock off', skew_seconds: Math.round(skew / 1000) });
    return { status: 'ok' };
  });
  app.get('/metrics', async (_request, reply) => {
    await measureJobs(db);
    await checkClock();
    return reply.type(register.contentType).send(await register.metrics());
  });
};
