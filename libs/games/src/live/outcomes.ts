import type { LiveBet, LiveKind, LiveOutcome, LiveRound } from '@croupier/contracts';
import {
  coupWin,
  crashWin,
  drawBust,
  drawCoup,
  drawPocket,
  drawSegment,
  handPoints,
  pocketWin,
  type RandomStream,
  segmentWin,
  type WheelField,
  wheelSegments,
} from '@croupier/game-math';

/** Functions that draw each kind of table's outcome, with the same maths as the server. */
export const drawOutcome: Readonly<Record<LiveKind, (stream: RandomStream) => LiveOutcome>> = {
  crash: (stream) => ({ bust: drawBust(stream) }),
  roulette: (stream) => ({ pocket: drawPocket(stream) }),
  baccarat: drawCoup,
  wheel: (stream) => ({ segment: drawSegment(stream) }),
};

/**
 * Returns a played bet's win from the drawn outcome. Crash pays the multiplier cashed out at, if the flight reached it.
 */
export function winOf(bet: LiveBet, outcome: LiveOutcome): bigint {
  const stakes = bet.fields.map(({ name, stake_cents }) => ({ spot: name, stake: BigInt(stake_cents) }));
  if ('pocket' in outcome) return pocketWin(stakes, outcome.pocket);
  if ('segment' in outcome) return segmentWin(stakes, outcome.segment);
  if ('won' in outcome) return coupWin(stakes, outcome.won);
  const auto = bet.cashed_out_at ?? bet.auto_cash_out;
  return crashWin({ stake: BigInt(bet.stake_cents), auto, cashedOutMs: null }, outcome.bust);
}

/** Returns an outcome as one text for comparison. A coup's winning bets follow from its cards. */
export function resultOf(outcome: LiveOutcome): string {
  if ('bust' in outcome) return String(outcome.bust);
  if ('pocket' in outcome) return String(outcome.pocket);
  if ('segment' in outcome) return String(outcome.segment);
  return [outcome.player, outcome.banker, outcome.won.toSorted()].map((part) => part.join(' ')).join('; ');
}

/** Returns the wheel of 54's stopping segment. `fieldOf` returns the field on it. */
export const segmentOf = (outcome: LiveOutcome | null): number | null =>
  outcome && 'segment' in outcome ? outcome.segment : null;
export const fieldOf = (outcome: LiveOutcome | null): WheelField | null =>
  wheelSegments[segmentOf(outcome) ?? -1] ?? null;

/** Cards of a baccarat round. */
export type Coup = Extract<LiveOutcome, { won: unknown }>;
export const coupOf = (round: Pick<LiveRound, 'outcome'> | null): Coup | null =>
  round?.outcome && 'won' in round.outcome ? round.outcome : null;

export const sides = ['player', 'banker', 'tie'] as const;
export type Side = (typeof sides)[number];

/** Returns a coup's winner and both hands' points. */
export const coupResult = ({ player, banker, won }: Coup): { winner: Side; player: number; banker: number } => ({
  winner: sides.find((side) => won.includes(side)) ?? 'tie',
  player: handPoints(player),
  banker: handPoints(banker),
});
