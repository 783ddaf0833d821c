import type { CookieId, StoredKeyId } from '@croupier/contracts';

interface PageTexts {
  title: string;
  description: string;
  /** Paragraphs; one that begins with `# ` is a heading. `{cookies}` and `{stored}` stand for a paragraph each of them has. */
  content: string[];
}

/** What the site itself says in one language. */
export interface SiteTexts {
  pages: Readonly<Record<'responsible-play' | 'terms' | 'privacy' | 'support', PageTexts>>;
  /** What each cookie is for; the compiler asks for one more when there is one more. */
  cookies: Readonly<Record<CookieId, string>>;
  stored: Readonly<Record<StoredKeyId, string>>;
  /** How long a cookie stays; `{n}` is how many. */
  life: Readonly<Record<'session' | 'minutes' | 'days', string>>;
}
