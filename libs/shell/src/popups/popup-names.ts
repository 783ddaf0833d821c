import { popupHashes } from '@croupier/i18n';

const popupByHash: ReadonlyMap<string, string> = new Map(Object.entries(popupHashes));

/** `#sign-in`, with or without values behind it. */
export function popupOfHash(hash: string): string | null {
  return popupByHash.get(hash.replace(/^#\/?/, '').replace(/\?.*$/s, '')) ?? null;
}

/** The values behind it: `#new-password?reset_password_token=…`. */
export const searchOfHash = (hash: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(/\?(.*)$/s.exec(hash)?.[1] ?? ''));
