import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Country } from '@croupier/contracts';
import { type EditionHosts, editionOf, parseLocale } from '@croupier/i18n';
import type { RequestInfo } from './context.ts';
import { localeCookie } from './session-cookie.ts';

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Returns a valid ISO country, otherwise null, because names and rules are looked up by it. */
const countryOf = (request: FastifyRequest): string | null => {
  const code = header(request, 'x-geo-country');
  return v.is(Country, code) ? code : null;
};

/**
 * Builds the request's data. Fastify trusts X-Forwarded-* from loopback only, and so does the country. The locale comes
 * from the page.
 */
export function requestInfo(request: FastifyRequest, editionsByHost: EditionHosts): RequestInfo {
  const country = countryOf(request);
  return {
    id: request.id,
    ip: request.ip,
    host: request.host.toLowerCase(),
    country,
    edition: editionOf({ host: request.hostname.toLowerCase(), country: country ?? undefined }, editionsByHost),
    locale: parseLocale(header(request, 'x-locale')) ?? parseLocale(localeCookie.read(request)) ?? null,
    userAgent: header(request, 'user-agent') ?? '',
  };
}
