import { beforeEach, expect, test, vi } from 'vitest';
import { blindCanvases } from '../testing/canvas.ts';
import { openTumbleStage } from './tumble-stage.ts';

beforeEach(() => void vi.useFakeTimers());

const look = { motif: 'orchard', ground: '#fff', edge: '#00000070', light: '#ffff00', line: '', lineEdge: '' } as const;
const [columns, rows] = [5, 4];
const grid = Array.from({ length: columns }, () => 'A'.repeat(rows));

async function opened() {
  const { canvas, calls } = blindCanvases();
  const images = new Map([['A', new Image()]]);
  const stage = openTumbleStage({ canvas: canvas(), columns, rows, images, look, still: () => false, landed() {} });
  stage.resize(400, 400);
  stage.show(grid, new Map());
  await vi.advanceTimersByTimeAsync(300);
  calls();
  /** Returns the pictures and gradients drawn in each frame during `ms`. */
  const drawn = async (ms: number): Promise<readonly (readonly [pictures: number, gradients: number])[]> => {
    const frames: [number, number][] = [];
    for (let passed = 0; passed < ms; passed += 16) {
      await vi.advanceTimersByTimeAsync(16);
      const names = calls().map(([name]) => name);
      frames.push([
        names.filter((name) => name === 'drawImage').length,
        names.filter((name) => name.startsWith('create')).length,
      ]);
    }
    return frames;
  };
  return { stage, drawn };
}

test('while symbols light up, what lies dimmed around them is drawn once and their light is kept', async () => {
  const { stage, drawn } = await opened();
  stage.light([0, 10, 20]);
  const [begins, ...follows] = await drawn(400);
  expect(begins![0]).toBeGreaterThanOrEqual(columns * rows);
  // One cached picture, and three symbols with their light.
  expect(new Set(follows.map(String))).toEqual(new Set(['7,0']));
});

test('while symbols fall, those that lie are drawn once, and each that comes down once more', async () => {
  const { stage, drawn } = await opened();
  stage.tumble(new Set([3]), grid, new Map());
  const frames = await drawn(900);
  // One symbol has disappeared: in its column three fall and one is new.
  const most = Math.max(...frames.slice(1).map(([pictures]) => pictures));
  expect(most).toBeLessThanOrEqual(1 + rows + rows + 1);
  expect(frames.findLast(([pictures]) => pictures > 0)![0]).toBe(1);
});
