import type { Endpoint } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';
import type { Platform } from '../platform.ts';
import type { TestPlatform } from './index.ts';

export type Method = Endpoint['method'];

export interface Ask {
  cookie?: string | undefined;
  payload?: object | undefined;
  headers?: Record<string, string> | undefined;
  /** Client address; this machine's own if omitted. */
  address?: string | undefined;
}

/** Headers our pages send with every call. */
export const pageHeaders = ({ context }: Pick<Platform, 'context'>, cookie?: string) => ({
  'x-requested-with': 'XMLHttpRequest',
  origin: context.config.casinoOrigin,
  ...(cookie ? { cookie } : {}),
});

/** Sends requests to a platform as its pages do. */
export const asker =
  (platform: () => Pick<Platform, 'app' | 'context'>) =>
  (method: Method, url: string, { cookie, payload, headers, address }: Ask = {}) =>
    platform().app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: {
        ...pageHeaders(platform(), cookie),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...headers,
      },
    });

export type Asker = ReturnType<typeof asker>;
export type Answer = Awaited<ReturnType<Asker>>;

/** Returns a cookie of a reply as the browser sends it back. */
export function cookieOf(answer: Answer, name = 'croupier_session'): string {
  const cookie = answer.cookies.find((one) => one.name === name);
  if (!cookie) throw new Error(`no cookie ${name} in ${answer.statusCode} ${answer.body}`);
  return `${name}=${cookie.value}`;
}

/** Opens an account and signs in. */
export async function signUp(ask: Asker, changes: Record<string, unknown> = {}, address?: string) {
  const user = application(changes);
  const answer = await ask('POST', '/api/users', { payload: { user }, address });
  return { user, cookie: cookieOf(answer), player: answer.json() as { id: number; email: string } };
}

/** Returns the value of a link's parameter in the last email to an address. */
export function linkOf(platform: TestPlatform, to: string, parameter: string): string {
  const mail = platform.inbox.mails.findLast((one) => one.to === to && one.text.includes(`${parameter}=`));
  const value = mail && new RegExp(`${parameter}=([\\w-]+)`).exec(mail.text)?.[1];
  if (!value) throw new Error(`no mail with ${parameter} to ${to}`);
  return value;
}

/** Returns the refusal codes of a reply with their paths. */
export const refusalOf = (answer: Answer): unknown => [
  answer.statusCode,
  pathsOf((answer.json() as { errors: object }).errors),
];

const pathsOf = (errors: object, path: readonly string[] = []): string =>
  Object.entries(errors)
    .map(([key, value]) => (typeof value === 'string' ? [...path, key].join('.') : pathsOf(value, [...path, key])))
    .join(' ');
