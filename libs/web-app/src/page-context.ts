import { type EditionId, editions, joinGuest, joinLocale, type Locale } from '@croupier/i18n';

/** Origins of the site family, without a trailing slash. */
export interface Origins {
  readonly casino: string;
  readonly sport: string;
  readonly games: string;
  readonly payments: string;
  /**
   * Page of the analytics scripts, loaded into a frame once a visitor allows it. Undefined: no consent is requested.
   */
  readonly tracking?: string;
  /** Addresses of the two chats, loaded into a frame once the visitor opens one. */
  readonly chat?: string;
  readonly liveChat?: string;
  /** Links to the operator's other channels and to its certifiers: `SITE_LINKS`. */
  readonly links?: readonly {
    readonly kind: 'trust' | 'award' | 'social';
    readonly title: string;
    readonly url: string;
  }[];
}

/** Facts about a visit determined by the server. The browser reads the same values from the document. */
export interface PageContext {
  readonly edition: EditionId;
  readonly locale: Locale;
  readonly device: 'mobile' | 'desktop';
  readonly origins: Origins;
  /** True if the browser sent a session. Without one, no request that needs a player is made. */
  readonly session: boolean;
  /** True in guest mode, below `/guest/`: visitors can browse but not sign in or up. */
  readonly guestMode?: boolean;
  /** Release whose service worker this host serves. Undefined if it serves none of ours. */
  readonly release?: string;
  /**
   * Operator's settings for the title of a hidden tab: texts in the page's language, and how long each is shown; 0
   * turns it off.
   */
  readonly idleTitles?: { readonly texts?: readonly string[]; readonly seconds?: number };
}

export const pageContextElementId = 'page-context';

type Addressed = Pick<PageContext, 'edition' | 'locale' | 'guestMode'>;

/** Returns a path as shown in the address bar, on either site: with guest mode's base and the language in front. */
export const publicPath = ({ edition, locale, guestMode = false }: Addressed, path: string): string =>
  joinGuest(guestMode, joinLocale(locale, editions[edition].defaultLocale, path));

/** Reads the context that the server wrote into the document. */
export function readPageContext(): PageContext {
  const element = document.getElementById(pageContextElementId);
  if (!element?.textContent) throw new Error('the document carries no page context');
  return JSON.parse(element.textContent) as PageContext;
}
