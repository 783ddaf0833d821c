import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '@croupier/contracts';
import type { Config } from './config.ts';

type Place = Pick<Config, 'cookieDomain'>;

const options = ({ cookieDomain }: Place) =>
  ({ domain: cookieDomain, path: '/', httpOnly: true, secure: true, sameSite: 'lax' }) as const;

/** One opaque cookie for the whole site family. It ends with the browser or with the session. */
export const sessionCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[SESSION_COOKIE],
  give: (reply: FastifyReply, config: Place, token: string) => reply.setCookie(SESSION_COOKIE, token, options(config)),
  take: (reply: FastifyReply, config: Place) => reply.clearCookie(SESSION_COOKIE, options(config)),
};
