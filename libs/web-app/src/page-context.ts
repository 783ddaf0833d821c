import { type EditionId, editions, joinGuest, joinLocale, type Locale } from '@croupier/i18n';

/** The addresses of the site family, each an origin without a closing slash. */
export interface Origins {
  readonly casino: string;
  readonly sport: string;
  readonly games: string;
  readonly payments: string;
  /** The page of whatever counts visits and knows players, framed once a visitor allows it. None: nothing is asked. */
  readonly tracking?: string;
  /** The pages of the two chats, framed once somebody opens one. */
  readonly chat?: string;
  readonly liveChat?: string;
  /** Where else the operator is found, and who vouches for it: `SITE_LINKS`. */
  readonly links?: readonly {
    readonly kind: 'trust' | 'award' | 'social';
    readonly title: string;
    readonly url: string;
  }[];
}

/** What the server found out about a visit; the browser reads the same values from the document. */
export interface PageContext {
  readonly edition: EditionId;
  readonly locale: Locale;
  readonly device: 'mobile' | 'desktop';
  readonly origins: Origins;
  /** Whether the browser sent a session: without one nothing that needs the player is asked. */
  readonly session: boolean;
  /** The guest mode, below `/guest/`: one looks around and nobody signs in or up. */
  readonly guestMode?: boolean;
  /** The release whose service worker this host serves. None: the host has none of ours. */
  readonly release?: string;
  /** What the operator set up for the title of a hidden tab: texts in the page's language, and how long each is shown; 0 turns it off. */
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
