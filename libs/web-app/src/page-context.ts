import { type EditionId, editions, joinGuest, joinLocale, type Locale } from '@croupier/i18n';

/** The addresses of the site family, each an origin without a closing slash. */
export interface Origins {
  readonly casino: string;
  readonly sport: string;
  readonly games: string;
  readonly payments: string;
  /** The page of whatever counts visits and knows players, framed once a visitor allows it. None: nothing is asked. */
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
  /** The release whose service worker this host serves. None: the host has none of ours. */
  readonly release?: string;
  /**
   * Operator's settings for the title of a hidden tab: texts in the page's language, and how long each is shown; 0
   * turns it off.
   */
  readonly idleTitles?: { readonly texts?: readonly string[]; readonly seconds?: number };
}

export const pageContextElementId = 'page-context';

type Addressed = Pick<PageContext, 'edition' | 'locale' | 'guestMode'>;

/** A path as the address bar shows it, on either site: behind the guest mode's base, with its language in front. */
export const publicPath = ({ edition, locale, guestMode = false }: Addressed, path: string): string =>
  joinGuest(guestMode, joinLocale(locale, editions[edition].defaultLocale, path));

/** Reads what the server wrote into the document. */
export function readPageContext(): PageContext {
  const element = document.getElementById(pageContextElementId);
  if (!element?.textContent) throw new Error('the document carries no page context');
  return JSON.parse(element.textContent) as PageContext;
}
