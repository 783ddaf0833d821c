import { popupHashes } from '@croupier/i18n';

const popupByHash: ReadonlyMap<string, string> = new Map(Object.entries(popupHashes));

/** Popups a path can open (specification §2). The values are names of modals. */
const popupByPath: ReadonlyMap<string, string> = new Map([
  ['/sign-in', 'sign-in'],
  ['/sign-up', 'sign-up'],
  ['/remind', 'remind'],
  ['/new-password', 'new-password'],
  ['/email-verify', 'email-verify'],
  ['/confirmation', 'confirmation'],
  ['/cashbox', 'cashbox'],
  ['/dashboard', 'cashbox'],
  ['/deposit', 'deposit'],
  ['/withdraw', 'withdraw'],
  ['/deposit-fast', 'deposit-fast'],
  ['/exchange-compoints', 'exchange-compoints'],
]);

export const cashboxPaths: readonly string[] = ['/cashbox', '/dashboard', '/deposit', '/withdraw', '/deposit-fast'];
const registrationPaths: readonly string[] = ['/sign-up', '/registration'];

/** `#sign-in`, with or without values behind it. */
export function popupOfHash(hash: string): string | null {
  return popupByHash.get(hash.replace(/^#\/?/, '').replace(/\?.*$/s, '')) ?? null;
}

/** The values behind it: `#new-password?reset_password_token=…`. */
export const searchOfHash = (hash: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(/\?(.*)$/s.exec(hash)?.[1] ?? ''));

/** The path without its locale. */
export function popupOfPath(path: string): string | null {
  return popupByPath.get(path === '/' ? path : path.replace(/\/+$/, '')) ?? null;
}

/**
 * What lies behind a popup: the page one comes from; home where there is none, and behind the cashbox also
 * after registration, whose page would otherwise come back when the cashbox closes.
 */
export function backgroundOf(popupPath: string, from: string | null): string {
  if (from === null || popupOfPath(from) !== null) return '/';
  if (cashboxPaths.includes(popupPath) && registrationPaths.includes(from)) return '/';
  return from;
}
