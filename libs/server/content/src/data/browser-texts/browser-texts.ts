import type { CookieId, StoredFilesId, StoredKeyId } from '@croupier/contracts';

/** Descriptions of everything the site stores in the browser, in one language. */
export interface BrowserTexts {
  /** Purpose of each cookie. A cookie without a text doesn't compile. */
  cookies: Readonly<Record<CookieId, string>>;
  stored: Readonly<Record<StoredKeyId, string>>;
  files: Readonly<Record<StoredFilesId, string>>;
  /** Duration of a cookie. `{n}` is the number of units. */
  life: Readonly<Record<'session' | 'seconds' | 'minutes' | 'days', string>>;
}
