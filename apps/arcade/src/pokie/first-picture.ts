import { type PokieDefinition, type PokieSpin } from '@croupier/game-math';

const windowAt = (strip: string, stop: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).join('');

/** Returns the reels shown before the first spin: valuable symbols, but never a win. */
export function firstPicture({ reels, rows, pays, wild, scatter }: PokieDefinition): PokieSpin {
  const worth = (letter: string): number =>
    letter === scatter || letter === wild ? 120 : Math.max(0, ...Object.values(pays[letter] ?? {}));
  const seen = new Set<string>();
  const chosen = reels.map((strip, reel) => {
    const stopsByWorth = Array.from({ length: strip.length }, (_, stop) => stop).sort(
      (a, b) => total(strip, b) - total(strip, a),
    );
    // The first two reels share no symbol, so no win can start from the left.
    const stop =
      stopsByWorth.find(
        (stop) =>
          reel !== 1 || [...windowAt(strip, stop, rows)].every((letter) => !seen.has(letter) && letter !== wild),
      ) ?? 0;
    const shown = windowAt(strip, stop, rows);
    if (reel === 0) for (const letter of shown) seen.add(letter);
    return { stop, shown };
  });
  function total(strip: string, stop: number): number {
    const letters = windowAt(strip, stop, rows);
    return letters.includes(wild) ? -1 : [...letters].reduce((sum, letter) => sum + Math.min(400, worth(letter)), 0);
  }
  return {
    reels: chosen.map(({ shown }) => shown),
    stops: chosen.map(({ stop }) => stop),
    wins: [],
    multiplier: 1,
    pay: 0,
  };
}
