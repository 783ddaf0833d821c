import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import type { WebVitals } from '@croupier/contracts';
import type { Queryable } from '@croupier/server-database';
import { countJobs } from '@croupier/server-jobs';

/** Returns the histogram of request durations in seconds, by route and status. */
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

/** Records the size of a batch of sport bets and the wait of its first bet. */
export function measureBetBatch(size: number, waitedMs: number): void {
  histogram('sport_bet_batch_size', 'Sport bets a batch', [1, 2, 4, 8, 16, 32, 64, 128, 256]).observe(size);
  const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.3, 1, 3, 10];
  histogram('sport_bet_batch_wait_seconds', 'Seconds the first bet of a batch waited', buckets).observe(
    waitedMs / 1000,
  );
}

const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Counter<Label> =>
  (register.getSingleMetric(name) as Counter<Label> | undefined) ?? new Counter({ name, help, labelNames });

/** Counts a beacon round that an address failed to return: no response, or a wrong signature. */
export const measureBeaconFault = (fault: 'away' | 'lied'): void =>
  counter('live_beacon_faults_total', 'Rounds of the beacon that an address did not give', ['fault']).inc({ fault });

export const measureVoidRound = (): void =>
  counter('live_void_rounds_total', 'Live rounds without a salt in time: every stake went back').inc();

/** Reads the queue into its gauges; call it before they are exported. */
export async function measureJobs(db: Queryable): Promise<void> {
  const jobs = gauge('jobs', 'Jobs, by state');
  const oldest = gauge('jobs_oldest_seconds', 'Seconds the longest due job has been due, by state');
  for (const { state, count, oldest_seconds } of await countJobs(db)) {
    jobs.set({ state }, count);
    oldest.set({ state }, oldest_seconds);
  }
}

/** Records the seconds this machine's clock is ahead of the database's. */
export const measureClockSkew = (seconds: number): void =>
  gauge('clock_skew_seconds', 'Seconds this machine’s clock is ahead of the database’s').set(seconds);

/** Records the number of open markets with odds better than fair, and counts checks that found any. */
export function measureBooks(unsound: number): void {
  const now =
    (register.getSingleMetric('sport_unsound_books') as Gauge | undefined) ??
    new Gauge({ name: 'sport_unsound_books', help: 'Open markets with a price better than fair, at most 100' });
  const ever = counter('sport_unsound_looks_total', 'Times such a market was found');
  now.set(unsound);
  if (unsound > 0) ever.inc();
}

/** Limit on route labels: anyone may report a route, and further ones create no series. */
const MOST_ROUTES = 150;
const routes = new Set<string>();

const vital = (name: string, help: string, buckets: number[]): Histogram<'app' | 'route' | 'device'> =>
  (register.getSingleMetric(name) as Histogram<'app' | 'route' | 'device'> | undefined) ??
  new Histogram({ name, help, labelNames: ['app', 'route', 'device'], buckets });

/**
 * Records web vitals of real visits. The buckets are around the thresholds by which browser vendors call a visit good
 * or poor.
 */
export function measureVitals({ app, route, device, ttfb_ms, lcp_ms, inp_ms, cls }: WebVitals): void {
  if (routes.size < MOST_ROUTES) routes.add(route);
  const labels = { app, route: routes.has(route) ? route : 'other', device };
  const seconds = { ttfb: ttfb_ms, lcp: lcp_ms, inp: inp_ms };
  const buckets = {
    ttfb: [0.1, 0.2, 0.4, 0.8, 1.8, 5],
    lcp: [0.5, 1, 1.5, 2, 2.5, 4, 8],
    inp: [0.05, 0.1, 0.2, 0.5, 1, 2],
  };
  for (const name of ['ttfb', 'lcp', 'inp'] as const) {
    const ms = seconds[name];
    const help = `Seconds of real visits: ${name.toUpperCase()}`;
    if (ms !== undefined) vital(`web_vital_${name}_seconds`, help, buckets[name]).observe(labels, ms / 1000);
  }
  if (cls !== undefined)
    vital('web_vital_cls', 'Layout shift of real visits', [0.01, 0.05, 0.1, 0.25, 0.5, 1]).observe(labels, cls);
}
