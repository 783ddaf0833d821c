import { popupHashes } from '@croupier/i18n';

const popupByHash: ReadonlyMap<string, string> = new Map(Object.entries(popupHashes));

/** Returns the popup named by a hash: `#sign-in`, with or without values. */
export function popupOfHash(hash: string): string | null {
  return popupByHash.get(hash.replace(/^#\/?/, '').replace(/\?.*$/s, '')) ?? null;
}

/** Returns the values in a hash: `#new-password?reset_password_token=…`. */
export const searchOfHash = (hash: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(/\?(.*)$/s.exec(hash)?.[1] ?? ''));
