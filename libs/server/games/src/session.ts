import type { CurrencyCode } from '@croupier/money';

/** The provider of our own titles. */
export const HOUSE = 'house';

/** Rules of an edition for one game. */
export interface GameRules {
  /** Subunits; null where there is no cap. */
  maxStake: bigint | null;
  minRoundMs: number;
  /** True if the game may use autoplay. */
  autoplay: boolean;
  /** True if opening another game for money ends this one. */
  oneAtATime: boolean;
  /** True if a feature may be bought. */
  buyFeature: boolean;
  /** True if its stakes may feed and win jackpots. */
  jackpots: boolean;
}

interface Opened {
  id: string;
  slug: string;
  maths: string;
  rules: GameRules;
  locale: string;
  parentOrigin: string;
  expiresAt: Date;
}

export interface RealSession extends Opened {
  mode: 'real';
  currency: CurrencyCode;
  playerId: number;
  /** Dead as soon as this one is. */
  siteSessionId: string;
  accountId: bigint;
  nickname: string | null;
}

export interface DemoSession extends Opened {
  mode: 'demo';
  currency: 'FUN';
}

/** Open game, found by its bearer. */
export type GameSession = RealSession | DemoSession;

export const isReal = (session: GameSession): session is RealSession => session.mode === 'real';
