import * as v from 'valibot';
import { LiveBet, LiveKind, type LiveOutcome, LiveRound } from '@croupier/contracts';
import { sha256Hex } from '@croupier/game-math/browser';
import { drawOutcome, resultOf } from '../live/outcomes.ts';
import { recordedStream, type Rerun } from './rerun-round.ts';

/** Live round with everything needed to draw it again, as this page shows and copies it. */
const CheckedLive = /*#__PURE__*/ v.object({
  table: v.object({ title: v.string(), kind: LiveKind }),
  round: LiveRound,
  /** Player's own bets. */
  bets: v.optional(v.pipe(v.array(LiveBet), v.maxLength(100)), []),
});
export type CheckedLive = v.InferOutput<typeof CheckedLive>;

/** Parses a pasted round; null if it isn't valid. */
export function parseLive(text: string): CheckedLive | null {
  try {
    const parsed = v.safeParse(CheckedLive, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export interface RerunLive extends Pick<Rerun, 'commitment' | 'blocks' | 'draws'> {
  outcome: LiveOutcome;
  sameOutcome: boolean;
}

/** Draws a live round again and records each step. Null before its secret and salt are revealed. */
export function rerunLive({ table, round }: CheckedLive): RerunLive | null {
  const { secret, salt, number, outcome: told } = round;
  if (secret === null || salt === null || told === null) return null;
  const steps: Pick<Rerun, 'blocks' | 'draws'> = { blocks: [], draws: [] };
  const seeds = { serverSeed: secret, clientSeed: salt, nonce: number }; // In the form of `sharedStream`.
  const outcome = drawOutcome[table.kind](recordedStream(seeds, steps));
  return { ...steps, commitment: sha256Hex(secret), outcome, sameOutcome: resultOf(outcome) === resultOf(told) };
}
