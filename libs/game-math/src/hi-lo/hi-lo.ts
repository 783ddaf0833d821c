import { fieldsOf, MOST_TIMES, times } from '../fields.ts';
import type { Decisions, GameMath, Json } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';

/** Number of ranks: ace 1 … king 13. */
export const HI_LO_RANKS = 13;
const CARDS = 4 * HI_LO_RANKS;
/** Maximum number of skipped cards in a round. */
export const HI_LO_SKIPS = 20;

export type HiLoSide = 'higher' | 'lower';
export type HiLoAction =
  | { readonly do: HiLoSide | 'skip' | 'cash_out' }
  /** Only for the house: returns the stake of an abandoned round without a guess. */
  | { readonly do: 'give_back' };

type HiLoState = { readonly cards: readonly number[]; readonly guesses: readonly (HiLoSide | 'skip')[] };

/** Whole round so far. */
export interface HiLoOutcome extends HiLoState {
  /** Cards 0 … 51, suit by suit, in drawn order; one more than the guesses. */
  readonly cards: readonly number[];
  readonly end: 'lost' | 'cashed' | 'given_back' | null;
}

export const hiLoRank = (card: number): number => (card % HI_LO_RANKS) + 1;

/**
 * Returns how many of the 13 ranks win. The same rank wins with either guess. Only next to an ace or a king it wins
 * with one guess alone, because no rank lies beyond.
 */
export function hiLoChances(rank: number, side: HiLoSide): number {
  if (rank === 1) return side === 'higher' ? HI_LO_RANKS - 1 : 1;
  if (rank === HI_LO_RANKS) return side === 'lower' ? HI_LO_RANKS - 1 : 1;
  return side === 'higher' ? HI_LO_RANKS + 1 - rank : rank;
}

export function hiLoHolds(rank: number, side: HiLoSide, next: number): boolean {
  if (rank === 1) return side === 'higher' ? next > 1 : next === 1;
  if (rank === HI_LO_RANKS) return side === 'lower' ? next < HI_LO_RANKS : next === HI_LO_RANKS;
  return side === 'higher' ? next >= rank : next <= rank;
}

/** Returns the payout of cashing out as a fraction: 0.99 · Π 13 ÷ chances over the guesses. */
export function hiLoPays({ cards, guesses }: Pick<HiLoOutcome, 'cards' | 'guesses'>): readonly [bigint, bigint] {
  let [over, under] = [99n, 100n];
  guesses.forEach((guess, at) => {
    if (guess === 'skip') return;
    over *= BigInt(HI_LO_RANKS);
    under *= BigInt(hiLoChances(hiLoRank(cards[at]!), guess));
  });
  return [over, under];
}

/** Returns the payout that a guess would lead to; null if it exceeds the cap, so that the guess isn't offered. */
export function hiLoOffer(
  round: Pick<HiLoOutcome, 'cards' | 'guesses'>,
  side: HiLoSide,
): readonly [bigint, bigint] | null {
  const [over, under] = hiLoPays({ cards: round.cards, guesses: [...round.guesses, side] });
  return over <= MOST_TIMES * under ? [over, under] : null;
}

export const hiLoSkipsLeft = ({ guesses }: Pick<HiLoOutcome, 'guesses'>): number =>
  HI_LO_SKIPS - guesses.filter((guess) => guess === 'skip').length;

const hasGuessed = ({ guesses }: HiLoState): boolean => guesses.some((guess) => guess !== 'skip');

const actions = ['higher', 'lower', 'skip', 'cash_out'] as const;

const decisions: Decisions = {
  validate(action): HiLoAction | null {
    const found = actions.find((each) => each === fieldsOf(action)?.['do']);
    return found ? { do: found } : null;
  },
  allows(before, action) {
    const state = before as HiLoState;
    const decided = (action as HiLoAction).do;
    if (decided === 'skip') return hiLoSkipsLeft(state) > 0;
    if (decided === 'cash_out') return hasGuessed(state);
    return decided === 'give_back' ? !hasGuessed(state) : hiLoOffer(state, decided) !== null;
  },
  conclude: (state): HiLoAction => ({ do: hasGuessed(state as HiLoState) ? 'cash_out' : 'give_back' }),
};

const told = ({ cards, guesses }: HiLoState, end: HiLoOutcome['end']): Json => ({ cards, guesses, end });

export const hiLo: GameMath = {
  id: 'heron-hi-lo',
  kind: 'original',
  version: versions['heron-hi-lo'],
  rtp: 0.99,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 5_000,
  stakes: (currency) => stakesOf(currency, 1n),
  validate: (params) => (fieldsOf(params) ? {} : null),
  decisions,
  play(stream, { stake, params }, before) {
    if (before === null) {
      const state: HiLoState = { cards: [stream.draw(CARDS)], guesses: [] };
      return { win: 0n, outcome: told(state, null), state, steps: 1 };
    }
    const state = before as HiLoState;
    const { do: decided } = params as HiLoAction;
    if (!decisions.allows(state, params)) throw new TypeError('the round does not allow this');
    if (decided === 'give_back') return { win: stake, outcome: told(state, 'given_back'), state: null, steps: 1 };
    if (decided === 'cash_out')
      return { win: times(stake, hiLoPays(state)), outcome: told(state, 'cashed'), state: null, steps: 1 };
    const card = stream.draw(CARDS);
    const next: HiLoState = { cards: [...state.cards, card], guesses: [...state.guesses, decided] };
    const lost = decided !== 'skip' && !hiLoHolds(hiLoRank(state.cards.at(-1)!), decided, hiLoRank(card));
    return { win: 0n, outcome: told(next, lost ? 'lost' : null), state: lost ? null : next, steps: 1 };
  },
};
