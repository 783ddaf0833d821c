import { expect, test } from 'vitest';
import { gameTitles } from '@croupier/game-art';
import { symbolsOf } from '@croupier/game-art/symbols';
import { pokieTitle, rankedLetters } from '@croupier/game-math';

test('no two titles show the same reels, even without their heroes', () => {
  const shown = new Map<string, string>();
  for (const gameTitle of gameTitles) {
    const title = pokieTitle(gameTitle.maths);
    if (!title) continue;
    const symbols = symbolsOf(gameTitle).slice(0, rankedLetters(title).length);
    const names = symbols.flatMap(({ id }, rank) => (rank === 2 ? [] : [id])).join();
    expect(shown.get(names), `${gameTitle.title} looks like another`).toBeUndefined();
    shown.set(names, gameTitle.title);
  }
  expect(shown.size).toBeGreaterThan(0);
});
