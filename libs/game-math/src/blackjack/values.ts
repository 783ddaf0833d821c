import { type Card, rankOf } from '../cards/shoe.ts';
import { BLACKJACK_DECKS, type BlackjackAction, type BlackjackOutcome } from './blackjack.ts';

/*
 * Exact values of decisions, with every seen card removed from the shoe. Unseen cards are interchangeable, so the
 * dealer's may be drawn last, and each half of a split has the value of one half alone.
 */

/** Number of cards left of each value: aces first, tens last. */
type Left = number[];
const TENS = 9;

export function leftAfter(gone: readonly number[]): Left {
  const left = Array.from({ length: 10 }, (_, at) => (at === TENS ? 16 : 4) * BLACKJACK_DECKS);
  for (const worth of gone) left[worth - 1]! -= 1;
  return left;
}
const sizeOf = (left: Left): number => left.reduce((sum, count) => sum + count, 0);
const worthOf = (card: Card): number => Math.min(10, rankOf(card) + 1);

/** Total of a hand with aces as one, and whether it has an ace. */
interface Count {
  readonly hard: number;
  readonly ace: boolean;
}
export const countOf = (worths: readonly number[]): Count => ({
  hard: worths.reduce((sum, worth) => sum + worth, 0),
  ace: worths.includes(1),
});
const add = ({ hard, ace }: Count, worth: number): Count => ({ hard: hard + worth, ace: ace || worth === 1 });
export const best = ({ hard, ace }: Count): number => (ace && hard <= 11 ? hard + 10 : hard);

/**
 * Calculates the values of hands against one dealer's card. Values are in initial stakes, given that the dealer has no
 * blackjack.
 */
export function valuesAgainst(up: number) {
  const ends = new Map<string, readonly number[]>();
  const played = new Map<string, number>();

  /** Returns the chances of 17 … 21 and of a bust, given no blackjack. */
  function dealerEnds(left: Left): readonly number[] {
    const key = left.join();
    const known = ends.get(key);
    if (known) return known;
    const chances = [0, 0, 0, 0, 0, 0];
    const draw = (hard: number, ace: boolean, cards: number, size: number, chance: number): void => {
      const total = ace && hard <= 11 ? hard + 10 : hard;
      if (total >= 17) {
        if (cards > 2 || total < 21) chances[Math.min(total - 17, 5)]! += chance;
        return;
      }
      for (let at = 0; at < 10; at++) {
        const count = left[at]!;
        if (count === 0) continue;
        left[at] = count - 1;
        draw(hard + at + 1, ace || at === 0, cards + 1, size - 1, (chance * count) / size);
        left[at] = count;
      }
    };
    draw(up, up === 1, 1, sizeOf(left), 1);
    ends.set(key, chances);
    return chances;
  }

  /** Returns the mean of a value over the next card. */
  function over(left: Left, value: (worth: number) => number): number {
    const size = sizeOf(left);
    let sum = 0;
    for (let at = 0; at < 10; at++) {
      const count = left[at]!;
      if (count === 0) continue;
      left[at] = count - 1;
      sum += (count / size) * value(at + 1);
      left[at] = count;
    }
    return sum;
  }

  const noBlackjack = (left: Left): number => 1 - blackjackChance(left);
  const blackjackChance = (left: Left): number =>
    up === 1 ? left[TENS]! / sizeOf(left) : up === 10 ? left[0]! / sizeOf(left) : 0;

  function stand(hand: Count, left: Left): number {
    const total = best(hand);
    if (total > 21) return -noBlackjack(left);
    return dealerEnds(left).reduce((sum, chance, at) => {
      const dealer = at === 5 ? 0 : at + 17;
      return sum + chance * Math.sign(total - dealer);
    }, 0);
  }
  const hit = (hand: Count, left: Left): number => over(left, (worth) => go(add(hand, worth), left));
  /** Returns the value of the best play with hitting and standing. */
  function go(hand: Count, left: Left): number {
    if (best(hand) >= 21) return stand(hand, left);
    const key = `${left.join()} ${hand.hard}`;
    const known = played.get(key);
    if (known !== undefined) return known;
    const value = Math.max(stand(hand, left), hit(hand, left));
    played.set(key, value);
    return value;
  }
  const double = (hand: Count, left: Left): number => 2 * over(left, (worth) => stand(add(hand, worth), left));
  const split = (worth: number, left: Left): number =>
    2 *
    over(left, (next) => {
      const half = countOf([worth, next]);
      return worth === 1 ? stand(half, left) : Math.max(go(half, left), double(half, left));
    });

  return { stand, hit, double, split, noBlackjack, blackjackChance };
}

export type PlayValues = Readonly<Partial<Record<BlackjackAction, number>>>;

/**
 * Returns the value of each allowed decision, in initial stakes, with the best play afterwards: −0.12 loses 12% of one
 * on average.
 */
export function playValues({ hands, dealer, turn, allowed }: BlackjackOutcome): PlayValues {
  if (turn === null) return {};
  const up = worthOf(dealer[0]!);
  const cards = hands[turn]!.cards.map(worthOf);
  const left = leftAfter([up, ...hands.flatMap((hand) => hand.cards.map(worthOf))]);
  const against = valuesAgainst(up);
  const hand = countOf(cards);
  const blackjack = against.blackjackChance(left);
  const worth: Record<BlackjackAction, () => number> = {
    hit: () => against.hit(hand, left) - blackjack,
    stand: () => against.stand(hand, left) - blackjack,
    double: () => against.double(hand, left) - blackjack,
    split: () => against.split(cards[0]!, left) - blackjack,
    insure: () => blackjack * 1.5 - 0.5,
    decline: () => 0,
  };
  return Object.fromEntries(allowed.map((action) => [action, worth[action]()]));
}
