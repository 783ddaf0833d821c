import { BACCARAT_DECKS } from './baccarat.ts';
import { bankerDraws, isNatural, playerDraws } from './coup.ts';

export interface BaccaratLaw {
  /** How many of `all` ways to draw six cards end so. */
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly all: number;
}

/** Every coup there is, counted by the points of its cards. All numbers are whole and below 2^53. */
export function baccaratLaw(): BaccaratLaw {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * BACCARAT_DECKS);
  const size = 52 * BACCARAT_DECKS;
  const ends = { player: 0, banker: 0, tie: 0 };
  /** The ways in which the cards that are not drawn lie. */
  const rest = (drawn: number): number => {
    let ways = 1;
    for (let card = drawn; card < 6; card++) ways *= size - card;
    return ways;
  };
  const each = (ways: number, then: (points: number, ways: number) => void): void => {
    for (let points = 0; points < 10; points++) {
      const count = left[points]!;
      left[points] = count - 1;
      then(points, ways * count);
      left[points] = count;
    }
  };
  const end = (player: number, banker: number, ways: number, drawn: number): void => {
    const winner = player > banker ? 'player' : player < banker ? 'banker' : 'tie';
    ends[winner] += ways * rest(drawn);
  };
  const after = (player: number, banker: number, third: number | null, ways: number): void => {
    const drawn = third === null ? 4 : 5;
    if (!bankerDraws(banker, third)) return end(player, banker, ways, drawn);
    each(ways, (points, all) => end(player, (banker + points) % 10, all, drawn + 1));
  };
  each(1, (a, one) =>
    each(one, (b, two) =>
      each(two, (c, three) =>
        each(three, (d, four) => {
          const [player, banker] = [(a + c) % 10, (b + d) % 10];
          if (isNatural(player) || isNatural(banker)) end(player, banker, four, 4);
          else if (!playerDraws(player)) after(player, banker, null, four);
          else each(four, (third, five) => after((player + third) % 10, banker, third, five));
        }),
      ),
    ),
  );
  return { ...ends, all: rest(0) };
}
