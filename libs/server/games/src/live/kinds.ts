import type { LiveField, LiveKind, LiveOutcome } from '@croupier/contracts';
import {
  coupMs,
  coupWin,
  CRASH_LEAST,
  CRASH_MOST,
  crashBustMs,
  crashCashOut,
  crashWin,
  drawBust,
  drawCoup,
  drawPocket,
  drawSegment,
  isBaccaratSpot,
  pocketWin,
  type RandomStream,
  rouletteSpots,
  segmentWin,
  type SpotStake,
  tenthsOfMost,
  wheelFields,
} from '@croupier/game-math';
import { opposing } from '../rounds/opposing.ts';
import type { LiveTableDefinition } from './tables.ts';

export interface LiveStake {
  readonly stake: bigint;
  readonly fields: readonly LiveField[];
  /** Crash, hundredths. */
  readonly auto: number | null;
  readonly cashedOutMs: number | null;
}

export interface LiveGame {
  /** Returns true if such a bet is offered. */
  allows(fields: readonly LiveField[], auto: number | null): boolean;
  /**
   * Returns true if stakes on these fields together cover nearly every outcome. Such bets don't count towards wagering.
   */
  opposes(names: readonly string[]): boolean;
  /** Returns the maximum on one field, in tenths of the maximum per round. */
  tenths(name: string): number;
  draw(stream: RandomStream): LiveOutcome;
  /** Milliseconds from the draw until the outcome is shown, so that every page has the update by then. */
  readonly startsAfterMs: number;
  lastsMs(outcome: LiveOutcome, table: Pick<LiveTableDefinition, 'spinMs'>): number;
  /** True if the outcome is published when it is drawn. If false, it is published `toldAfterMs` after it was shown. */
  readonly tellsAtOnce: boolean;
  readonly toldAfterMs: number;
  win(bet: LiveStake, outcome: LiveOutcome): { win: bigint; cashedOutAt: number | null };
}

/** The one field of crash. */
const CRASH_FIELD = 'crash';

const bustOf = (outcome: LiveOutcome): number => ('bust' in outcome ? outcome.bust : 100);
const pocketOf = (outcome: LiveOutcome): number => ('pocket' in outcome ? outcome.pocket : -1);

const stakesOf = (fields: readonly LiveField[]): SpotStake[] =>
  fields.map(({ name, stake_cents }) => ({ spot: name, stake: BigInt(stake_cents) }));

const areDistinct = (fields: readonly LiveField[]): boolean =>
  new Set(fields.map(({ name }) => name)).size === fields.length;

const crash: LiveGame = {
  allows: (fields, auto) =>
    fields.length === 1 &&
    fields[0]?.name === CRASH_FIELD &&
    (auto === null || (Number.isSafeInteger(auto) && auto >= CRASH_LEAST && auto <= CRASH_MOST)),
  opposes: () => false,
  tenths: tenthsOfMost.crash,
  draw: (stream) => ({ bust: drawBust(stream) }),
  startsAfterMs: 1_000,
  lastsMs: (outcome) => crashBustMs(bustOf(outcome)),
  tellsAtOnce: false,
  // A cash-out that came before the bust is stored before anybody learns of it: copies' clocks differ, and the database takes time.
  toldAfterMs: 250,
  win(bet, outcome) {
    const bust = bustOf(outcome);
    return { win: crashWin(bet, bust), cashedOutAt: crashCashOut(bet, bust) };
  },
};

const roulette: LiveGame = {
  allows: (fields, auto) => auto === null && areDistinct(fields) && fields.every(({ name }) => rouletteSpots.has(name)),
  opposes: opposing.roulette,
  tenths: tenthsOfMost.roulette,
  draw: (stream) => ({ pocket: drawPocket(stream) }),
  startsAfterMs: 500,
  lastsMs: (_, { spinMs }) => spinMs,
  tellsAtOnce: true,
  toldAfterMs: 0,
  win: ({ fields }, outcome) => ({
    win: pocketWin(stakesOf(fields), pocketOf(outcome)),
    cashedOutAt: null,
  }),
};

const baccarat: LiveGame = {
  allows: (fields, auto) => auto === null && areDistinct(fields) && fields.every(({ name }) => isBaccaratSpot(name)),
  opposes: opposing.baccarat,
  tenths: tenthsOfMost.baccarat,
  draw: drawCoup,
  startsAfterMs: 500,
  lastsMs: (outcome) => ('won' in outcome ? coupMs(outcome) : 0),
  tellsAtOnce: true,
  toldAfterMs: 0,
  win: ({ fields }, outcome) => ({
    win: 'won' in outcome ? coupWin(stakesOf(fields), outcome.won) : 0n,
    cashedOutAt: null,
  }),
};

const wheel: LiveGame = {
  allows: (fields, auto) =>
    auto === null && areDistinct(fields) && fields.every(({ name }) => wheelFields.some((field) => field === name)),
  opposes: opposing.wheel,
  tenths: tenthsOfMost.wheel,
  draw: (stream) => ({ segment: drawSegment(stream) }),
  startsAfterMs: 500,
  lastsMs: (_, { spinMs }) => spinMs,
  tellsAtOnce: true,
  toldAfterMs: 0,
  win: ({ fields }, outcome) => ({
    win: 'segment' in outcome ? segmentWin(stakesOf(fields), outcome.segment) : 0n,
    cashedOutAt: null,
  }),
};

export const liveGames: Readonly<Record<LiveKind, LiveGame>> = { crash, roulette, baccarat, wheel };
