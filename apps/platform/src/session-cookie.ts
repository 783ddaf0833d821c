import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type CookieId, cookies, signIn } from '@croupier/contracts';
import type { Locale } from '@croupier/i18n';
import type { Config } from './config.ts';

type Place = Pick<Config, 'cookieDomain' | 'casinoOrigin'>;

/** Returns whether a name never leaves the machine (RFC 6761). */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * Returns whether cookies are `Secure`. Safari drops `Secure` cookies of http pages even on this machine; everywhere
 * else they always are.
 */
export function isSecure(casinoOrigin: string): boolean {
  const { protocol, hostname } = new URL(casinoOrigin);
  return !(protocol === 'http:' && isLoopback(hostname));
}

/** Returns the options of a cookie: set for the whole site family, with the lifetime from the table. */
const options = (id: CookieId, { cookieDomain, casinoOrigin }: Place) => {
  const { maxAgeSeconds } = cookies[id];
  const life = maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds };
  const secure = isSecure(casinoOrigin);
  return { domain: cookieDomain, path: '/', secure, sameSite: 'lax', ...life } as const;
};
/** Returns the same options with access from scripts blocked. */
export const hiddenCookie = (id: CookieId, place: Place) => ({ ...options(id, place), httpOnly: true }) as const;

/** Opaque session cookie for the whole site family. It ends with the browser or with the session. */
export const sessionCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[cookies.session.name],
  give: (reply: FastifyReply, config: Place, token: string) =>
    reply.setCookie(cookies.session.name, token, hiddenCookie('session', config)),
  take: (reply: FastifyReply, config: Place) =>
    reply.clearCookie(cookies.session.name, hiddenCookie('session', config)),
};

const SIGN_IN_PATH = signIn.path;

const DEVICE_BYTES = 16;
const Device = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** Random id of a browser that was used to sign in; it grants no access. */
export const deviceCookie = {
  read: (request: FastifyRequest): string | null => {
    const value = request.cookies[cookies.device.name];
    return v.is(Device, value) ? value : null;
  },
  make: (): string => randomBytes(DEVICE_BYTES).toString('base64url'),
  give: (reply: FastifyReply, config: Place, device: string) =>
    reply.setCookie(cookies.device.name, device, hiddenCookie('device', config)),
};

/** Cookie that ties the two steps of a sign-in to one browser; sent only to that call. */
export const signInCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[cookies.signIn.name],
  give: (reply: FastifyReply, config: Place, token: string) =>
    reply.setCookie(cookies.signIn.name, token, { ...hiddenCookie('signIn', config), path: SIGN_IN_PATH }),
  take: (reply: FastifyReply, config: Place) =>
    reply.clearCookie(cookies.signIn.name, { ...hiddenCookie('signIn', config), path: SIGN_IN_PATH }),
};

/** Language for the next visits; pages read and write it too. */
export const localeCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[cookies.locale.name],
  give: (reply: FastifyReply, config: Place, locale: Locale) =>
    reply.setCookie(cookies.locale.name, locale, options('locale', config)),
};
