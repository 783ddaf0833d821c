import type { Logger } from 'pino';
import type { Edition, EditionId, Locale } from '@croupier/i18n';
import type { CurrencyCode } from '@croupier/money';
import type { Catalogue, Content } from '@croupier/server-content';
import type { Database } from '@croupier/server-database';
import type { GameService, StudioTitle } from '@croupier/server-games';
import type { Messages } from '@croupier/server-mail';
import type { PaymentsContext } from '@croupier/server-payments';
import type { PlayersContext } from '@croupier/server-players';
import type { ErasureContext, ReportContext } from '@croupier/server-privacy';
import type { PushContext } from '@croupier/server-push';
import type { Session, Sessions } from '@croupier/server-sessions';
import type { BetQueue } from '@croupier/server-sportsbook';
import type { TwoFactorContext } from '@croupier/server-two-factor';
import type { VerificationContext } from '@croupier/server-verification';
import type { Config } from './config.ts';
import type { OnUndeclared } from './declared.ts';
import type { Pools } from './pools.ts';
import type { CallerLimits } from './throttling/caller-limits.ts';

/** Caller identified by a live session. */
export interface Identity {
  sessionId: string;
  playerId: number;
  currency: CurrencyCode;
  session: Session;
}

/** Context passed to every domain's wiring. */
export interface PlatformContext {
  /** Pool for HTTP calls; `pools` has those for everything else. */
  db: Database;
  pools: Pools;
  /** Limits on each caller's concurrent requests. */
  callerLimits: CallerLimits;
  config: Config;
  log: Logger;
  /** Injected, so that tests can set the time. */
  clock: () => Date;
  sessions: Sessions;
  players: PlayersContext;
  twoFactor: TwoFactorContext;
  /** Shared batch workers of this instance. */
  games: GameService;
  /** Shared queue of sport bets of this instance. */
  bets: BetQueue;
  payments: PaymentsContext;
  /** Sender of emails and text messages. */
  messages: Messages;
  /** Push notifications to subscribed browsers. */
  push: PushContext;
  verification: VerificationContext;
  reports: ReportContext;
  erasure: ErasureContext;
  /** Titles offered by outside studios. */
  studioTitles: () => readonly StudioTitle[];
  /** Returns the games an edition allows. */
  catalogue: (edition: EditionId) => Catalogue;
  /** Returns the texts of pages, banners and snippets. */
  content: () => Content;
  /** Called when a call refuses with a code that its contract does not declare. */
  onUndeclared: OnUndeclared;
  /** Registers work that must stop before the database closes. */
  onShutdown: (stop: () => Promise<void> | void) => void;
}

/** Request data available before the body is parsed. */
export interface RequestInfo {
  id: string;
  ip: string;
  /** Host of the site that the browser used, e.g. `casino.localhost:4200`. */
  host: string;
  /** ISO country from a trusted proxy, or null. */
  country: string | null;
  /** Edition whose rules the visitor sees: the host's, otherwise the country's. */
  edition: Edition;
  locale: Locale | null;
  userAgent: string;
}
