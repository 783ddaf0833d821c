import { BACCARAT_DECKS } from '../baccarat/baccarat.ts';
import { bankerDraws, isNatural, playerDraws } from '../baccarat/coup.ts';

export interface BaccaratLaw {
  /** Number of the `all` ways to draw six cards that end this way. */
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly all: number;
}

/** Returns the number of ranks worth this many points: four for zero (tens and face cards), otherwise one. */
const ranksOf = (points: number): number => (points === 0 ? 4 : 1);

/**
 * Counts every possible coup by its winner and by the hands that start with a pair: `player+player-pair`. All counts
 * are whole and below 2^53.
 */
export function coupLaw(): ReadonlyMap<string, number> {
  const rank = Array.from({ length: 13 }, () => 4 * BACCARAT_DECKS);
  const left = Array.from({ length: 10 }, (_, points) => ranksOf(points) * 4 * BACCARAT_DECKS);
  const size = 52 * BACCARAT_DECKS;
  const law = new Map<string, number>();
  const pointsOfRank = (at: number): number => (at + 1 >= 10 ? 0 : at + 1);
  const take = (ways: number, then: (rank: number, ways: number) => void): void => {
    for (let at = 0; at < 13; at++) {
      const count = rank[at]!;
      rank[at] = count - 1;
      left[pointsOfRank(at)]! -= 1;
      then(at, ways * count);
      left[pointsOfRank(at)]! += 1;
      rank[at] = count;
    }
  };
  const third = (ways: number, then: (points: number, ways: number) => void): void => {
    for (let points = 0; points < 10; points++) {
      left[points]! -= 1;
      then(points, ways * (left[points]! + 1));
      left[points]! += 1;
    }
  };
  take(1, (a, one) =>
    take(one, (b, two) =>
      take(two, (c, three) =>
        take(three, (d, four) => {
          const player = (pointsOfRank(a) + pointsOfRank(c)) % 10;
          const banker = (pointsOfRank(b) + pointsOfRank(d)) % 10;
          const pairs = `${a === c ? '+player-pair' : ''}${b === d ? '+banker-pair' : ''}`;
          const end = (own: number, other: number, ways: number, drawn: number): void => {
            const winner = own > other ? 'player' : own < other ? 'banker' : 'tie';
            let all = ways;
            for (let card = drawn; card < 6; card++) all *= size - card;
            law.set(winner + pairs, (law.get(winner + pairs) ?? 0) + all);
          };
          const after = (own: number, card: number | null, ways: number): void => {
            const drawn = card === null ? 4 : 5;
            if (!bankerDraws(banker, card)) return end(own, banker, ways, drawn);
            third(ways, (points, all) => end(own, (banker + points) % 10, all, drawn + 1));
          };
          if (isNatural(player) || isNatural(banker)) end(player, banker, four, 4);
          else if (!playerDraws(player)) after(player, null, four);
          else third(four, (points, all) => after((player + points) % 10, points, all));
        }),
      ),
    ),
  );
  return law;
}

/** Counts the coups by winner alone. */
export function baccaratLaw(): BaccaratLaw {
  const law = Array.from(coupLaw());
  const sum = (winner: string) => law.reduce((all, [coup, ways]) => (coup.startsWith(winner) ? all + ways : all), 0);
  const [player, banker, tie] = [sum('player'), sum('banker'), sum('tie')];
  return { player, banker, tie, all: player + banker + tie };
}
