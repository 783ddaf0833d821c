import type { FastifyRequest } from 'fastify';
import type { ClientInfo } from '@croupier/server-players';
import type { RequestInfo } from '../context.ts';
import { deviceCookie } from '../session-cookie.ts';

/** Returns the client of a call in the form the players domain needs. */
export const clientOf = ({
  request: { ip, country, edition, locale },
  raw,
}: {
  request: RequestInfo;
  raw: FastifyRequest;
}): ClientInfo => ({ ip, country, edition, locale, device: deviceCookie.read(raw) });
