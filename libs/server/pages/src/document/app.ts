import type { EditionId, Locale } from '@croupier/i18n';
import type { Worker } from '../install/worker.ts';
import type { PolicyOrigins } from '../policy/content-policy.ts';

export interface SiteOrigins {
  readonly casino: string;
  readonly sport: string;
  readonly games: string;
  readonly payments: string;
  /** The page of the tags, framed once a visitor allows it. */
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
  /** An address that leads nowhere needs no document: one is kept for all of them. */
  readonly brief?: boolean;
}

/** Answers with the document, or a redirect. `x-platform-unavailable` says a call to the platform got no answer. */
export type Render = (order: RenderRequest) => Promise<Response>;

export interface App {
  readonly name: 'casino' | 'sport';
  readonly origin: string;
  readonly render: Render;
  readonly policy: PolicyOrigins;
  /** Without one, browsers cache nothing of the app, and delete what an earlier worker cached. */
  readonly worker?: Worker | undefined;
}
