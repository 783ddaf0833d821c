import { beforeEach, expect, test, vi } from 'vitest';
import { type ExpandOutcome, expandTitle } from '@croupier/game-math';
import { createGameStore } from '../game/game-store.ts';
import { firstPicture } from '../pokie/first-picture.ts';
import type { ReelStage } from '../reels/reel-stage.ts';
import type { Sound } from '../sound/sound.ts';
import { roundWhere } from '../testing/rounds.ts';
import { now, parentOf, serverWith, sessionOf } from '../testing/session.ts';
import { openExpandShow } from './expand-show.ts';
import type { Vines } from './vines.ts';

beforeEach(() => localStorage.clear());

const maths = 'moonvine';
const title = expandTitle(maths)!;
const spinsOf = (outcome: unknown) => (outcome as ExpandOutcome).spins;

function opened(round: ReturnType<typeof roundWhere>, wait: (ms: number) => Promise<void> = () => Promise.resolve()) {
  const order: string[] = [];
  const note = (name: string) => vi.fn(() => void order.push(name));
  const vines = { clear: note('clear'), grow: vi.fn(() => (order.push('grow'), 1)), settle: note('settle') };
  const stage = {
    show: vi.fn(),
    start: note('start'),
    stop: note('stop'),
    showWins: note('wins'),
    clearWins: vi.fn(),
    hurry: vi.fn(),
  };
  const silent = () => undefined;
  const sound = { spin: silent, win: silent, feature: silent, tick: silent, land: silent, scatter: silent };
  const game = createGameStore(sessionOf({ slug: maths, maths }), parentOf(), { ...serverWith(round), now });
  const show = openExpandShow({
    game,
    stage: stage as unknown as ReelStage,
    over: vines as unknown as Vines,
    title,
    sound: sound as unknown as Sound,
    wait,
    handsFree: () => true,
  });
  show.begin(firstPicture(title));
  return { show, vines, order };
}

test('without a wild nothing grows', async () => {
  const round = roundWhere(({ spins }) => spins.length === 1 && !spins[0]!.reels.join('').includes('W'), maths);
  const { show, vines } = opened(round);
  await show.spin();
  expect(vines.grow).not.toHaveBeenCalled();
  expect(show.get().phase).toBe('idle');
});

test('a wild grows over its reel after the stop and before its wins are shown', async () => {
  const round = roundWhere(
    (outcome) => outcome.spins.length === 1 && spinsOf(outcome)[0]!.grown.length > 1 && outcome.pay > 0,
    maths,
  );
  const { show, vines, order } = opened(round);
  await show.spin();
  const [spin] = spinsOf(round.outcome);
  expect(vines.grow).toHaveBeenCalledExactlyOnceWith(spin!.reels, spin!.grown);
  expect(order).toEqual(['clear', 'start', 'stop', 'grow', 'settle', 'wins']);
});

test('a press ends the growing at once', async () => {
  const round = roundWhere((outcome) => spinsOf(outcome)[0]!.grown.length > 0 && outcome.pay === 0, maths);
  const { show, vines } = opened(round, () => new Promise(() => undefined));
  const done = show.spin();
  await vi.waitFor(() => expect(vines.grow).toHaveBeenCalled());
  show.press();
  await done;
  expect(vines.settle).toHaveBeenCalledOnce();
});

test('what has grown leaves before the reels of each free spin turn', async () => {
  const round = roundWhere(({ spins }) => spins.length > 1, maths);
  const { show, order } = opened(round);
  await show.spin();
  order.forEach((name, at) => name === 'start' && expect(order[at - 1]).toBe('clear'));
  expect(order.filter((name) => name === 'start')).toHaveLength(spinsOf(round.outcome).length);
});
