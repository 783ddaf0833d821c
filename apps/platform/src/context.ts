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
import type { CallerTurns } from './turns/caller-turns.ts';

/** Who asks, by a live session. */
export interface Identity {
  sessionId: string;
  playerId: number;
  currency: CurrencyCode;
  session: Session;
}

/** What every domain's wiring is given. */
export interface PlatformContext {
  /** What calls ask; the pools of everything else stand beside it. */
  db: Database;
  pools: Pools;
  /** How much one caller may have under way. */
  turns: CallerTurns;
  config: Config;
  log: Logger;
  /** Injected, so that tests set the time. */
  clock: () => Date;
  sessions: Sessions;
  players: PlayersContext;
  twoFactor: TwoFactorContext;
  /** The one set of batch workers of this copy of the platform. */
  games: GameService;
  /** The one queue of sport bets of this copy. */
  bets: BetQueue;
  payments: PaymentsContext;
  /** How mails and text messages leave. */
  messages: Messages;
  /** Notices on browsers that asked for them. */
  push: PushContext;
  verification: VerificationContext;
  reports: ReportContext;
  erasure: ErasureContext;
  /** What outside studios offer. */
  studioTitles: () => readonly StudioTitle[];
  /** The games there are, as an edition allows them. */
  catalogue: (edition: EditionId) => Catalogue;
  /** What pages, banners and snippets say. */
  content: () => Content;
  /** Told when a call refuses by a code its contract does not name. */
  onUndeclared: OnUndeclared;
  /** Work that must stop before the database closes. */
  onShutdown: (stop: () => Promise<void> | void) => void;
}

/** What is known of a request before anyone looks at its body. */
export interface RequestInfo {
  id: string;
  ip: string;
  /** The site's host the browser used, e.g. `casino.localhost:4200`. */
  host: string;
  /** ISO country from a trusted proxy, or null. */
  country: string | null;
  /** Whose rules this visitor is shown: the host's, else the country's. */
  edition: Edition;
  locale: Locale | null;
  userAgent: string;
}
