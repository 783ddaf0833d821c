import { expect, test } from 'vitest';
import { gameTitles } from '@croupier/game-art';
import { mechanics } from '@croupier/game-math';
import { shelfMechanics } from './lobby-choice.ts';

test('the hall offers the mechanics its titles run, and none that leads to an empty shelf', () => {
  const run = new Set(gameTitles.map(({ maths }) => mechanics.get(maths)));
  expect(new Set(shelfMechanics)).toEqual(run);
});
