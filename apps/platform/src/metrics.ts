import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';

/** Seconds a request takes, by route and status. */
export function durations(): Histogram<'method' | 'route' | 'status'> {
  const known = register.getSingleMetric('http_request_seconds');
  if (known) return known as Histogram<'method' | 'route' | 'status'>;
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
