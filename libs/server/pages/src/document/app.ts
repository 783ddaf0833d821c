import type { EditionId, Locale } from '@croupier/i18n';
import type { Worker } from '../install/worker.ts';
import type { PolicyOrigins } from '../policy/content-policy.ts';

export interface SiteOrigins {
  readonly casino: string;
  readonly sport: string;
  readonly games: string;
  readonly payments: string;
  /** Page with the tracking tags, framed once a visitor consents. */
  readonly tracking?: string;
  /** Pages of the two chats, framed when a visitor opens one. */
  readonly chat?: string;
  readonly liveChat?: string;
  /** Operator's other pages, and certificates: `SITE_LINKS`. */
  readonly links?: readonly {
    readonly kind: 'trust' | 'award' | 'social';
    readonly title: string;
    readonly url: string;
  }[];
}

/** Operator's texts for the title of a hidden tab, in one language. */
export interface IdleTitles {
  readonly texts?: readonly string[];
  /** Seconds each is shown; 0 turns it off. */
  readonly seconds?: number;
}

/** Input of a renderer. The apps' builds implement the interface; this lib depends on nothing else of them. */
export interface RenderRequest {
  readonly request: Request;
  readonly pageContext: {
    readonly edition: EditionId;
    readonly locale: Locale;
    readonly device: 'mobile' | 'desktop';
    readonly origins: SiteOrigins;
    readonly session: boolean;
    readonly guestMode?: boolean;
    readonly release?: string;
    readonly idleTitles?: IdleTitles;
  };
  readonly nonce: string;
  readonly internalApi: string;
  readonly forwarded: Record<string, string>;
  /** True omits the body of a 404: one document is cached for all unknown paths. */
  readonly brief?: boolean;
}

/**
 * Renders the document, or a redirect. The header `x-platform-unavailable` means that a call to the platform got no
 * response.
 */
export type Render = (order: RenderRequest) => Promise<Response>;

export interface App {
  readonly name: 'casino' | 'sport';
  readonly origin: string;
  readonly render: Render;
  readonly policy: PolicyOrigins;
  /** Without one, browsers cache nothing of the app, and delete what an earlier worker cached. */
  readonly worker?: Worker | undefined;
}
