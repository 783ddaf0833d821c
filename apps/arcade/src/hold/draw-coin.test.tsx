import { expect, test } from 'vitest';
import type { Sprite } from '../reels/sprites.ts';
import { blindCanvases } from '../testing/canvas.ts';
import { LANDED_MS, openCoins } from './draw-coin.ts';

test('what stands on a coin is written once, however often the coin is drawn', () => {
  const { canvas, calls } = blindCanvases();
  const context = canvas().getContext('2d')!;
  const sprite: Sprite = { sharp: canvas(), rushed: canvas() };
  const drawCoin = openCoins();
  const coin = { sprite, size: 60, kind: null, text: '5.00', word: '', home: [30, 30] } as const;
  const draw = (age: number, text: string): void =>
    drawCoin({ ...coin, text, context, ratio: 1, x: 30, y: 30, age, falls: true, glow: 0, settled: true });
  const written = (): readonly unknown[] => calls().flatMap(([name, text]) => (name === 'fillText' ? [text] : []));
  for (let age = 0; age < LANDED_MS * 2; age += 16) draw(age, '5.00');
  expect(written()).toEqual(['5.00']);
  draw(LANDED_MS, '7.00');
  expect(written()).toEqual(['7.00']);
});
