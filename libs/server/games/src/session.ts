import type { CurrencyCode } from '@croupier/money';

/** The provider of our own titles. */
export const HOUSE = 'house';

/** What an edition's rules mean for one game. */
export interface GameRules {
  /** Subunits; null where there is no cap. */
  maxStake: bigint | null;
  minRoundMs: number;
  /** Whether the game may play round after round by itself. */
  autoplay: boolean;
  /** Whether the next game a player opens for money ends this one. */
  oneAtATime: boolean;
  /** Whether a feature may be bought. */
  buyFeature: boolean;
  /** Whether its stakes may feed and win jackpots. */
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

/** A game somebody has opened, by its bearer. */
export type GameSession = RealSession | DemoSession;

export const isReal = (session: GameSession): session is RealSession => session.mode === 'real';
