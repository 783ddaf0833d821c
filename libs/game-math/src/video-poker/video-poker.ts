import { type Card, openShoe } from '../cards/shoe.ts';
import { fieldsOf, isWhole } from '../fields.ts';
import type { GameMath } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';
import { handOf, type PokerHand, pokerPays } from './hand.ts';
import { bestHold } from './holds.ts';

export const POKER_CARDS = 5;

/** Indices of the five cards to keep, ascending. */
export type PokerHoldAction = { readonly hold: readonly number[] };

/** Whole round so far. No card is drawn before the player's hold. */
export type VideoPokerOutcome = {
  readonly dealt: readonly Card[];
  /** Held cards; null before the hold. */
  readonly held: readonly number[] | null;
  /** Cards on the table. */
  readonly cards: readonly Card[];
  /** Hand that the cards make. */
  readonly hand: PokerHand | null;
};

type VideoPokerState = { readonly dealt: readonly Card[] };

function validateHold(action: unknown): PokerHoldAction | null {
  const hold = fieldsOf(action)?.['hold'];
  if (!Array.isArray(hold) || hold.length > POKER_CARDS) return null;
  const rising = (hold as unknown[]).every((at, i) =>
    isWhole(at, i === 0 ? 0 : Number(hold[i - 1]) + 1, POKER_CARDS - 1),
  );
  return rising ? { hold: hold.map(Number) } : null;
}

/** Jacks or better, nine for a full house, six for a flush, one deck: five cards, of which any can be replaced once. */
export const videoPoker: GameMath = {
  id: 'jacks-or-better',
  kind: 'original',
  version: versions['jacks-or-better'],
  rtp: 0.9954,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: pokerPays.royal_flush,
  stakes: (currency) => stakesOf(currency, 1n),
  validate: (params) => (params !== null && Object.keys(fieldsOf(params) ?? { none: 1 }).length === 0 ? {} : null),
  play(stream, { stake, params }, before) {
    if (before === null) {
      const drawCard = openShoe(stream, 1);
      const dealt = Array.from({ length: POKER_CARDS }, drawCard);
      const outcome: VideoPokerOutcome = { dealt, held: null, cards: dealt, hand: handOf(dealt) };
      return { win: 0n, outcome, state: { dealt } satisfies VideoPokerState, steps: 1 };
    }
    const { dealt } = before as VideoPokerState;
    const action = validateHold(params);
    if (!action) throw new TypeError('the round does not allow this');
    const drawCard = openShoe(stream, 1, dealt);
    const cards = dealt.map((card, at) => (action.hold.includes(at) ? card : drawCard()));
    const hand = handOf(cards);
    const outcome: VideoPokerOutcome = { dealt, held: action.hold, cards, hand };
    return { win: hand ? stake * BigInt(pokerPays[hand]) : 0n, outcome, state: null, steps: 1 };
  },
  decisions: {
    validate: validateHold,
    allows: (_state, action) => validateHold(action) !== null,
    /** An abandoned round gets the best hold. */
    conclude(state) {
      const best = bestHold((state as VideoPokerState).dealt);
      return { hold: [0, 1, 2, 3, 4].filter((at) => (best & (1 << at)) !== 0) };
    },
  },
};
