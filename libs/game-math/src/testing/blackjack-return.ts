import { BLACKJACK_DECKS } from '../blackjack/blackjack.ts';
import { best, countOf, leftAfter, valuesAgainst } from '../blackjack/values.ts';
import { CARDS } from '../cards/shoe.ts';

/** Returns the average payout of a round, in initial stakes, with the best decision by the player's own hand alone. */
export function blackjackReturn(): number {
  let sum = 0;
  const full = leftAfter([]);
  for (let up = 1; up <= 10; up++) {
    const against = valuesAgainst(up);
    for (let one = 1; one <= 10; one++) {
      for (let two = one; two <= 10; two++) {
        const left = leftAfter([up]);
        const first = left[one - 1]!;
        const second = left[two - 1]! - (one === two ? 1 : 0);
        const dealt = CARDS * BLACKJACK_DECKS - 1;
        const chance = (first * second * (one === two ? 1 : 2)) / (dealt * (dealt - 1));
        left[one - 1]! -= 1;
        left[two - 1]! -= 1;
        const hand = countOf([one, two]);
        const value =
          best(hand) === 21
            ? 1.5 * against.noBlackjack(left)
            : Math.max(
                against.stand(hand, left),
                against.hit(hand, left),
                against.double(hand, left),
                one === two ? against.split(one, left) : -Infinity,
              ) - against.blackjackChance(left);
        sum += (full[up - 1]! / (dealt + 1)) * chance * value;
      }
    }
  }
  return 1 + sum;
}
