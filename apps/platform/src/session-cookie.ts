import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DEVICE_COOKIE, SESSION_COOKIE } from '@croupier/contracts';
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

const DEVICE_BYTES = 16;
const DEVICE_SECONDS = 180 * 86_400;
const Device = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** A random mark of a browser somebody signed in with; it opens nothing. */
export const deviceCookie = {
  read: (request: FastifyRequest): string | null => {
    const value = request.cookies[DEVICE_COOKIE];
    return v.is(Device, value) ? value : null;
  },
  make: (): string => randomBytes(DEVICE_BYTES).toString('base64url'),
  give: (reply: FastifyReply, config: Place, device: string) =>
    reply.setCookie(DEVICE_COOKIE, device, { ...options(config), maxAge: DEVICE_SECONDS }),
};
