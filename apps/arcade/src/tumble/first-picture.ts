import { type TumbleDefinition, tumbleLetters, type TumbleSpin } from '@croupier/game-math';

/** Returns the grid shown before the first spin: valuable symbols among cheap ones, in an order without a win. */
export function firstPicture(title: TumbleDefinition): TumbleSpin {
  const letters = tumbleLetters(title).filter((letter) => title.pays[letter] && letter !== title.wild);
  const reels = title.reels.map((_, column) =>
    Array.from(
      { length: title.heights ? 3 + ((column * 2) % (title.rows - 2)) : title.rows },
      // Neighbouring columns share no symbol, so no way and no cluster can win.
      (__, row) => letters[(row * 2 + (column % 2) + 2 * column) % letters.length]!,
    ).join(''),
  );
  return {
    stops: reels.map(() => 0),
    steps: [{ reels, wins: [], multiplier: 1, help: null, charge: 0 }],
    values: [],
    times: 1,
    pay: 0,
  };
}
