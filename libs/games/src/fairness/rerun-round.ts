import { createStream, games, type GameMath, type Json, mathsAt, type RandomStream } from '@croupier/game-math';
import { browserHmac, sha256Hex } from '@croupier/game-math/browser';

export interface SeedsOfRound {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** Number drawn: the four bytes it came from and how they became a result. */
export interface DrawStep {
  bytes: number[];
  word: number;
  outcomes: number;
  /** Number of values of 2^32 that map to each outcome. */
  share: number;
  result: number;
  /** Number of earlier words that were rejected because they fell into the uneven remainder. */
  refused: number;
}

export interface Rerun {
  math: GameMath;
  commitment: string;
  /** Digests used, in order: HMAC(serverSeed, "clientSeed:nonce:block"). */
  blocks: { message: string; digest: string }[];
  draws: DrawStep[];
  win: bigint;
  outcome: Json;
}

const WORDS = 2 ** 32;
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Start of a round or a decision in it. Each has its own nonce. */
interface Moment {
  seeds: SeedsOfRound;
  params: unknown;
}

/**
 * Runs a round again, decision by decision, and records each step. Uses the maths of its version; without a version,
 * today's.
 */
export function rerunRound({
  maths,
  version = '',
  stake,
  acts = [],
  ...beginning
}: Moment & { maths: string; version?: string; stake: bigint; acts?: readonly Moment[] }): Rerun {
  const math = mathsAt(maths, version);
  if (!math) throw new Error('unknown maths');
  const params = math.validate(beginning.params);
  if (params === null) throw new Error('params are not of this game');
  const rerun: Rerun = {
    math,
    commitment: sha256Hex(beginning.seeds.serverSeed),
    blocks: [],
    draws: [],
    win: 0n,
    outcome: null,
  };
  let state = runMoment(rerun, beginning.seeds, stake, params, null);
  for (const { seeds, params: action } of acts) {
    // When the house ends an abandoned round, the action is not a decision a player could send.
    const decided = math.decisions?.validate(action) ?? math.decisions?.conclude(state) ?? null;
    if (decided === null) throw new Error('this game has no decisions');
    state = runMoment(rerun, seeds, stake, decided, state);
  }
  return rerun;
}

/** Runs one moment of a round and adds its results. Returns the state it leaves. */
function runMoment(rerun: Rerun, seeds: SeedsOfRound, stake: bigint, params: Json, before: Json): Json {
  const { win, outcome, state } = rerun.math.play(recordedStream(seeds, rerun), { stake, params }, before);
  rerun.win += win;
  rerun.outcome = outcome;
  return state;
}

/** Returns the stream of some seeds. It records the digests it uses and the numbers it draws. */
export function recordedStream(seeds: SeedsOfRound, { blocks, draws }: Pick<Rerun, 'blocks' | 'draws'>): RandomStream {
  const bytes: number[] = [];
  const stream = createStream((key, message) => {
    const digest = browserHmac(key, message);
    blocks.push({ message, digest: hex(digest) });
    bytes.push(...digest);
    return digest;
  }, seeds);

  let at = 0;
  /** Repeats a draw by hand, from the bytes the stream has used. It must give the same result. */
  function explain(outcomes: number, result: number): DrawStep {
    const share = Math.floor(WORDS / outcomes);
    for (let refused = 0; ; refused += 1, at += 4) {
      const four = bytes.slice(at, at + 4);
      const word = four.reduce((sum, byte) => sum * 256 + byte, 0);
      if (Math.floor(word / share) >= outcomes) continue;
      if (Math.floor(word / share) !== result) throw new Error('the draw does not follow from the seeds');
      at += 4;
      return { bytes: four, word, outcomes, share, result, refused };
    }
  }
  return {
    ...stream,
    draw: (outcomes: number) => {
      const result = stream.draw(outcomes);
      draws.push(explain(outcomes, result));
      return result;
    },
  };
}

/** Returns the draws to show. In a round with decisions, the last one contains all of them. */
export const shownDraws = <Draw>(maths: string, draws: readonly Draw[]): readonly Draw[] =>
  games[maths]?.decisions ? draws.slice(-1) : draws;

/** Compares two outcomes, ignoring the order of their fields. */
export function sameOutcome(one: unknown, other: unknown): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return one === other;
  const fields = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return fields.length === others.size && fields.every(([key, value]) => sameOutcome(value, others.get(key)));
}
