import { type Card, openShoe, rankOf } from '../cards/shoe.ts';
import type { GameMath, Json, Played } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import type { RandomStream } from '../stream.ts';
import { versions } from '../versions.ts';
import { isBlackjack, totalOf } from './hand.ts';

export const BLACKJACK_DECKS = 6;
const DEALER_STANDS = 17;

export type BlackjackAction = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline';

/** Result of a hand for the player. */
export type HandResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

/** Types, not interfaces, so that they count as JSON. */
export type BlackjackHand = {
  readonly cards: readonly Card[];
  readonly doubled: boolean;
  /** `true` if there is nothing more to decide for this hand. */
  readonly done: boolean;
  /** Result of the hand; null until the round ends. */
  readonly result: HandResult | null;
};

/** The whole round so far. The player may see all of it: no card is drawn before it is shown. */
export type BlackjackOutcome = {
  /** One hand until a split, then two. */
  readonly hands: readonly BlackjackHand[];
  /** The dealer's first card until the player has finished; then all of them. */
  readonly dealer: readonly Card[];
  /** Index of the hand to decide on; null if there is none. */
  readonly turn: number | null;
  /** Null if insurance wasn't offered, or isn't decided yet. */
  readonly insured: boolean | null;
  /** Actions allowed now. */
  readonly allowed: readonly BlackjackAction[];
};

const hand = (...cards: Card[]): BlackjackHand => ({ cards, doubled: false, done: false, result: null });

/** Returns whether the dealer's first card can become a blackjack. */
const threatens = (card: Card): boolean => rankOf(card) === 0 || rankOf(card) >= 9;

const worth = (card: Card): number => Math.min(10, rankOf(card) + 1);

function allowedIn({ hands, dealer, turn, insured }: Omit<BlackjackOutcome, 'allowed'>): BlackjackAction[] {
  const [first] = hands;
  if (turn === null || !first) return [];
  if (insured === null && rankOf(dealer[0]!) === 0) return ['insure', 'decline'];
  const { cards } = hands[turn]!;
  const [one, two] = cards;
  if (cards.length !== 2) return ['hit', 'stand'];
  const splits = hands.length === 1 && worth(one!) === worth(two!);
  return ['hit', 'stand', 'double', ...(splits ? (['split'] as const) : [])];
}

type Table = Omit<BlackjackOutcome, 'allowed'>;

/** Payout of a hand for a stake of two, stake included: a blackjack pays three for two, so five. */
const BACK: Record<HandResult, bigint> = { blackjack: 5n, won: 4n, push: 2n, lost: 0n, bust: 0n };

/** Returns the result of a hand against the dealer's. */
function resultOf({ cards }: BlackjackHand, dealer: readonly Card[], split: boolean): HandResult {
  const total = totalOf(cards).total;
  if (total > 21) return 'bust';
  const natural = !split && isBlackjack(cards);
  if (isBlackjack(dealer)) return natural ? 'push' : 'lost';
  if (natural) return 'blackjack';
  const against = totalOf(dealer).total;
  if (against > 21 || total > against) return 'won';
  return total === against ? 'push' : 'lost';
}

/**
 * Draws the dealer's cards after the player's last decision. They are only drawn if a hand isn't bust, or to check for
 * a blackjack.
 */
function finish(table: Table, drawCard: () => Card, stake: bigint): Played {
  const dealer = [...table.dealer];
  const split = table.hands.length > 1;
  const alive = table.hands.filter(({ cards }) => totalOf(cards).total <= 21);
  const natural = !split && isBlackjack(table.hands[0]!.cards);
  const raised = split || table.hands.some(({ doubled }) => doubled);
  if (alive.length > 0 || (threatens(dealer[0]!) && (raised || table.insured))) dealer.push(drawCard());
  while (alive.length > 0 && !natural && totalOf(dealer).total < DEALER_STANDS) dealer.push(drawCard());

  const dealt = isBlackjack(dealer);
  const hands = table.hands.map((each) => ({ ...each, done: true, result: resultOf(each, dealer, split) }));
  let win = 0n;
  hands.forEach(({ result, doubled }, at) => {
    win += ((doubled ? 2n : 1n) * stake * BACK[result]) / 2n;
    // Against a blackjack only the initial stake is lost: any added stake is returned.
    if (dealt) win += stake * ((doubled ? 1n : 0n) + (at > 0 ? 1n : 0n));
  });
  if (table.insured && dealt) win += (stake / 2n) * 3n;
  return { win, outcome: { ...table, hands, dealer, turn: null, allowed: [] }, state: null, steps: 1 };
}

/** Continues with the next hand that needs a decision, or ends the round. */
function goOn(table: Table, drawCard: () => Card, stake: bigint): Played {
  const waiting = table.hands.findIndex(({ done }) => !done);
  if (waiting === -1) return finish({ ...table, turn: null }, drawCard, stake);
  const next = { ...table, turn: waiting };
  const outcome: BlackjackOutcome = { ...next, allowed: allowedIn(next) };
  return { win: 0n, outcome, state: outcome, steps: 1 };
}

function deal(stream: RandomStream, stake: bigint): Played {
  const drawCard = openShoe(stream, BLACKJACK_DECKS);
  const [one, up, two] = [drawCard(), drawCard(), drawCard()];
  const first = { ...hand(one, two), done: isBlackjack([one, two]) };
  const table: Table = { hands: [first], dealer: [up], turn: 0, insured: null };
  // Even a blackjack is offered insurance before the dealer's second card.
  if (rankOf(up) === 0) return goOn({ ...table, hands: [{ ...first, done: false }] }, drawCard, stake);
  return goOn(table, drawCard, stake);
}

const settled = (each: BlackjackHand): BlackjackHand =>
  totalOf(each.cards).total >= 21 ? { ...each, done: true } : each;

function decide(table: BlackjackOutcome, action: BlackjackAction, stream: RandomStream, stake: bigint): Played {
  const drawCard = openShoe(stream, BLACKJACK_DECKS, [...table.dealer, ...table.hands.flatMap(({ cards }) => cards)]);
  const { allowed: _, ...before } = table;
  const at = before.turn!;
  const current = before.hands[at]!;
  const put = (...changed: BlackjackHand[]): Table => ({
    ...before,
    hands: [...before.hands.slice(0, at), ...changed, ...before.hands.slice(at + 1)],
  });
  switch (action) {
    case 'insure':
    case 'decline':
      return goOn(
        { ...put({ ...current, done: isBlackjack(current.cards) }), insured: action === 'insure' },
        drawCard,
        stake,
      );
    case 'hit':
      return goOn(put(settled({ ...current, cards: [...current.cards, drawCard()] })), drawCard, stake);
    case 'double':
      return goOn(
        put({ ...current, cards: [...current.cards, drawCard()], doubled: true, done: true }),
        drawCard,
        stake,
      );
    case 'stand':
      return goOn(put({ ...current, done: true }), drawCard, stake);
    case 'split': {
      const [one, two] = current.cards as [Card, Card];
      // Split aces get one card each.
      const aces = rankOf(one) === 0;
      const halves = [hand(one, drawCard()), hand(two, drawCard())].map((half) =>
        aces ? { ...half, done: true } : settled(half),
      );
      return goOn(put(...halves), drawCard, stake);
    }
  }
}

const tableOf = (state: Json): BlackjackOutcome => state as unknown as BlackjackOutcome;
const actions: readonly string[] = ['hit', 'stand', 'double', 'split', 'insure', 'decline'];
const isAction = (action: unknown): action is BlackjackAction => typeof action === 'string' && actions.includes(action);

/** Six decks, fresh each round; the dealer stands on every 17; a blackjack pays 3 to 2, insurance 2 to 1; one split. */
export const blackjack: GameMath = {
  id: 'blackjack',
  kind: 'original',
  version: versions.blackjack,
  rtp: 0.9954,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 8,
  // Stakes are even: insurance is half of one, and a blackjack pays one and a half.
  stakes: (currency) => stakesOf(currency, 2n),
  validate: (params) => (typeof params === 'object' && params !== null && Object.keys(params).length === 0 ? {} : null),
  play(stream, { stake, params }, state) {
    if (state === null) return deal(stream, stake);
    const table = tableOf(state);
    if (!isAction(params) || !table.allowed.includes(params)) throw new TypeError('this cannot be decided now');
    return decide(table, params, stream, stake);
  },
  decisions: {
    validate: (action) => (isAction(action) ? action : null),
    allows: (state, action) => isAction(action) && tableOf(state).allowed.includes(action),
    adds: (_state, action, stake) =>
      action === 'double' || action === 'split' ? stake : action === 'insure' ? stake / 2n : 0n,
    conclude: (state) => (tableOf(state).allowed.includes('decline') ? 'decline' : 'stand'),
  },
};
