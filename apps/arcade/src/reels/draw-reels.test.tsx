import { beforeEach, expect, test, vi } from 'vitest';
import { type PokieSpin } from '@croupier/game-math';
import { orchardHoursTitle } from '@croupier/game-math/testing';
import { blindCanvases } from '../testing/canvas.ts';
import { openReelStage } from './reel-stage.ts';
import { ALL_MS } from './win-show.ts';

beforeEach(() => void vi.useFakeTimers());

const look = {
  motif: 'orchard',
  ground: '#fff',
  edge: '#00000070',
  light: '#ff0',
  line: '#fa0',
  lineEdge: '',
} as const;
const title = orchardHoursTitle;
const reels = title.reels.map((strip) => (strip + strip).slice(0, title.rows));
const [first] = reels[0]!;
const resting: PokieSpin = { reels, stops: reels.map(() => 0), wins: [], multiplier: 1, pay: 0 };
const winning: PokieSpin = {
  ...resting,
  wins: [{ symbol: first!, count: 3, line: 0, ways: 1, pay: 30 }],
  pay: 30,
};

/** Returns the number of pictures drawn in each frame during `ms`. */
async function drawn(calls: ReturnType<typeof blindCanvases>['calls'], ms: number): Promise<readonly number[]> {
  const frames: number[] = [];
  for (let passed = 0; passed < ms; passed += 16) {
    await vi.advanceTimersByTimeAsync(16);
    frames.push(calls().filter(([name]) => name === 'drawImage').length);
  }
  return frames;
}

async function opened() {
  const { canvas, calls } = blindCanvases();
  const images = new Map([...new Set(title.reels.join(''))].map((letter) => [letter, new Image()]));
  const stage = openReelStage({ canvas: canvas(), title, images, look, still: () => false, events: { landed() {} } });
  stage.resize(400, 400);
  stage.show(resting, title.reels);
  await vi.advanceTimersByTimeAsync(100);
  calls();
  return { stage, calls };
}

test('while a win moves, what lies still behind it is drawn once', async () => {
  const { stage, calls } = await opened();
  stage.showWins(winning, false);
  const [begins, ...follows] = await drawn(calls, ALL_MS - 100);
  expect(begins).toBeGreaterThan(title.reels.length * title.rows);
  // One cached picture, and the three symbols that move.
  expect(new Set(follows)).toEqual(new Set([4]));
});

test('a win that has moved lies still, and nothing is drawn any more', async () => {
  const { stage, calls } = await opened();
  stage.showWins(winning, false);
  await vi.advanceTimersByTimeAsync(ALL_MS + 100);
  calls();
  expect(await drawn(calls, 200)).toEqual(Array.from({ length: 13 }, () => 0));
});

test('another size, another picture', async () => {
  const { stage, calls } = await opened();
  stage.resize(300, 300);
  const redrawn = calls().filter(([name]) => name === 'drawImage').length;
  expect(redrawn).toBeGreaterThan(title.reels.length * title.rows);
});
