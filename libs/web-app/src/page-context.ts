import { type EditionId, editions, type Locale } from '@croupier/i18n';

/** The addresses of the site family, each an origin without a closing slash. */
export interface Origins {
  readonly casino: string;
  readonly sport: string;
  readonly games: string;
  readonly payments: string;
}

/** What the server found out about a visit; the browser reads the same values from the document. */
export interface PageContext {
  readonly edition: EditionId;
  readonly locale: Locale;
  readonly device: 'mobile' | 'desktop';
  readonly origins: Origins;
  /** Whether the browser sent a session: without one nothing that needs the player is asked. */
  readonly session: boolean;
}

export const pageContextElementId = 'page-context';

export const defaultLocaleOf = (pageContext: PageContext): Locale => editions[pageContext.edition].defaultLocale;

/** Reads what the server wrote into the document. */
export function readPageContext(): PageContext {
  const element = document.getElementById(pageContextElementId);
  if (!element?.textContent) throw new Error('the document carries no page context');
  return JSON.parse(element.textContent) as PageContext;
}
