import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import type { Queryable } from '@croupier/server-database';
import { countJobs } from '@croupier/server-jobs';

/** Seconds a request takes, by route and status. */
export function durations(): Histogram<'method' | 'route' | 'status'> {
  const existing = register.getSingleMetric('http_request_seconds');
  if (existing instanceof Histogram) return existing;
  collectDefaultMetrics();
  return new Histogram({
    name: 'http_request_seconds',
    help: 'Seconds a request takes',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.3, 1, 3, 10],
  });
}

export function measure(app: FastifyInstance): void {
  const seconds = durations();
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug({ method, url: request.url, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
}

const gauge = (name: string, help: string): Gauge<'state'> =>
  (register.getSingleMetric(name) as Gauge<'state'> | undefined) ?? new Gauge({ name, help, labelNames: ['state'] });

const histogram = (name: string, help: string, buckets: number[]): Histogram =>
  (register.getSingleMetric(name) as Histogram | undefined) ?? new Histogram({ name, help, buckets });

/** How many sport bets went together, and how long the first of them waited for its turn. */
export function measureBetBatch(size: number, waitedMs: number): void {
  histogram('sport_bet_batch_size', 'Sport bets a batch', [1, 2, 4, 8, 16, 32, 64, 128, 256]).observe(size);
  const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.3, 1, 3, 10];
  histogram('sport_bet_batch_wait_seconds', 'Seconds the first bet of a batch waited', buckets).observe(
    waitedMs / 1000,
  );
}

const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Counter<Label> =>
  (register.getSingleMetric(name) as Counter<Label> | undefined) ?? new Counter({ name, help, labelNames });

/** A beacon's round that could not be had at once: nobody answered, or with what the beacon has not signed. */
export const measureBeaconFault = (fault: 'away' | 'lied'): void =>
  counter('live_beacon_faults_total', 'Rounds of the beacon that an address did not give', ['fault']).inc({ fault });

export const measureVoidRound = (): void =>
  counter('live_void_rounds_total', 'Live rounds without a salt in time: every stake went back').inc();

/** Reads the queue into its gauges; to be called before they are shown. */
export async function measureJobs(db: Queryable): Promise<void> {
  const jobs = gauge('jobs', 'Jobs, by state');
  const oldest = gauge('jobs_oldest_seconds', 'Seconds the longest due job has been due, by state');
  for (const { state, count, oldest_seconds } of await countJobs(db)) {
    jobs.set({ state }, count);
    oldest.set({ state }, oldest_seconds);
  }
}

/** How many open prices are better than fair now, and how many looks found any. */
export function measureBooks(unsound: number): void {
  const now =
    (register.getSingleMetric('sport_unsound_books') as Gauge | undefined) ??
    new Gauge({ name: 'sport_unsound_books', help: 'Open markets with a price better than fair, at most 100' });
  const ever = counter('sport_unsound_looks_total', 'Times such a market was found');
  now.set(unsound);
  if (unsound > 0) ever.inc();
}
