import type { LiveKind, LiveOutcome, LiveRound } from '@croupier/contracts';
import { sharedStream } from '@croupier/game-math';
import { browserHmac, sha256Hex } from '@croupier/game-math/browser';
import { drawOutcome, resultOf } from './outcomes.ts';

export interface RoundProof {
  /** Hash of the revealed secret, calculated by this browser. */
  fingerprint: string;
  /** True if the secret is the one committed to before the bets. */
  keptSecret: boolean;
  drawn: LiveOutcome;
  sameOutcome: boolean;
}

/** Draws a round again with the server's maths. Null before its secret and salt are revealed. */
export function verifyRound(kind: LiveKind, round: LiveRound): RoundProof | null {
  const { secret, salt, outcome, number, commitment } = round;
  if (secret === null || salt === null || outcome === null) return null;
  const stream = sharedStream(browserHmac, { secret, salt, round: number });
  const drawn = drawOutcome[kind](stream);
  const fingerprint = sha256Hex(secret);
  return {
    fingerprint,
    keptSecret: fingerprint === commitment,
    drawn,
    sameOutcome: resultOf(drawn) === resultOf(outcome),
  };
}
