import { Refusal } from '@croupier/contracts';
import type { Routes } from '../routes.ts';

const LIMIT = 16 * 1024;
const WINDOW_MS = 60_000;
/** Reports an address may send in a window: offices and mobile networks share one. */
const MOST_REPORTS = 600;

/** What browsers report. JSON in the log keeps a line a line, whatever they send: promise B2. */
export const logRoutes: Routes = (_serve, { log, clock }, app) => {
  const counts = new Map<string, number>();
  let window = 0;

  async function count({ ip }: { ip: string }): Promise<void> {
    const now = Math.floor(clock().getTime() / WINDOW_MS);
    if (now !== window) counts.clear();
    window = now;
    const reports = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, reports);
    if (reports > MOST_REPORTS) throw new Refusal('too_many_requests', { params: { retry_after: WINDOW_MS / 1000 } });
  }

  for (const url of ['/log', '/performance', '/network-performance']) {
    app.put(url, { bodyLimit: LIMIT, onRequest: count }, async (request, reply) => {
      log.info({ report: request.body, url, rid: request.id, ip: request.ip }, 'browser report');
      return reply.code(204).send();
    });
  }
};
