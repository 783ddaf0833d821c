import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

const NAME = 'croupier_session';

type Place = Pick<Config, 'cookieDomain'>;

const options = ({ cookieDomain }: Place) =>
  ({ domain: cookieDomain, path: '/', httpOnly: true, secure: true, sameSite: 'lax' }) as const;

/** One opaque cookie for the whole site family: reliability A3 and W1. It ends with the browser or with the session. */
export const sessionCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[NAME],
  give: (reply: FastifyReply, config: Place, token: string) => reply.setCookie(NAME, token, options(config)),
  take: (reply: FastifyReply, config: Place) => reply.clearCookie(NAME, options(config)),
};
