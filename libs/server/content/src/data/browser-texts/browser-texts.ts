import type { CookieId, StoredFilesId, StoredKeyId } from '@croupier/contracts';

/** What the browser keeps for the site, in one language. */
export interface BrowserTexts {
  /** What each cookie is for; the compiler asks for one more when there is one more. */
  cookies: Readonly<Record<CookieId, string>>;
  stored: Readonly<Record<StoredKeyId, string>>;
  files: Readonly<Record<StoredFilesId, string>>;
  /** How long a cookie stays; `{n}` is how many. */
  life: Readonly<Record<'session' | 'seconds' | 'minutes' | 'days', string>>;
}
