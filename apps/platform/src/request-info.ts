import type { FastifyRequest } from 'fastify';
import type { RequestInfo } from './context.ts';

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Fastify trusts X-Forwarded-* from loopback only; country and locale come by the same trusted way. */
export function requestInfo(request: FastifyRequest): RequestInfo {
  return {
    id: request.id,
    ip: request.ip,
    host: request.host,
    country: header(request, 'x-geo-country'),
    locale: header(request, 'x-locale') ?? request.cookies['locale'] ?? null,
    userAgent: header(request, 'user-agent') ?? '',
  };
}
