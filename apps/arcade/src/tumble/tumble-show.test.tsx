import { beforeEach, expect, test, vi } from 'vitest';
import { toWire } from '@croupier/contracts';
import { createStream, games, type TumbleOutcome, tumbleTitle } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { createGameStore } from '../game/game-store.ts';
import type { Sound } from '../sound/sound.ts';
import { betIn, now, parentOf, played, roundOf, sessionOf } from '../testing/session.ts';
import { firstPicture } from './first-picture.ts';
import { openTumbleShow, type TumbleState } from './tumble-show.ts';
import type { TumbleStage } from './tumble-stage.ts';
import { goneOf, valuesOf } from './tumble-steps.ts';

beforeEach(() => localStorage.clear());

/** Returns the first matching round of the maths, at a stake of 1.00. */
function roundWhere(maths: string, fits: (outcome: TumbleOutcome) => boolean) {
  for (let nonce = 0; ; nonce++) {
    const stream = createStream(nodeHmac, { serverSeed: 's', clientSeed: 'c', nonce });
    const { outcome, win, steps } = games[maths]!.play(stream, { stake: 100n, params: {} }, null);
    if (fits(outcome as unknown as TumbleOutcome)) return roundOf({ outcome, win_cents: toWire(win), steps });
  }
}

function opened(maths: string, round: ReturnType<typeof roundWhere>) {
  const title = tumbleTitle(maths)!;
  const stage = {
    show: vi.fn(),
    clear: vi.fn(() => 0),
    drop: vi.fn(() => 0),
    tumble: vi.fn(() => 0),
    light: vi.fn(),
    setSpeed: vi.fn(),
  };
  const silent = () => undefined;
  const sound = { spin: silent, win: vi.fn(), feature: vi.fn(), tick: silent, land: silent, scatter: silent };
  const game = createGameStore(sessionOf({ slug: maths, maths }), parentOf(), {
    now,
    fetch: vi.fn<typeof fetch>((_path, init) =>
      Promise.resolve(
        played({
          round: { ...round, id: betIn(init).round_id },
          balance_cents: 900 + round.win_cents,
          play_session: sessionOf().play_session,
        }),
      ),
    ),
    wait: () => Promise.resolve(),
  });
  const show = openTumbleShow({
    game,
    stage: stage as unknown as TumbleStage,
    title,
    sound: sound as unknown as Sound,
    wait: () => Promise.resolve(),
    handsFree: () => true,
  });
  show.begin(firstPicture(title));
  const seen: TumbleState[] = [];
  show.subscribe(() => seen.push(show.get()));
  return { stage, sound, show, game, seen };
}

test.each(['longship-north', 'honey-hollow', 'diamond-arcade'])(
  '%s: the first picture wins nothing and fits the grid',
  (maths) => {
    const title = tumbleTitle(maths)!;
    const { steps } = firstPicture(title);
    expect(steps[0]!.reels).toHaveLength(title.reels.length);
    for (const column of steps[0]!.reels) expect(column.length).toBeLessThanOrEqual(title.rows);
  },
);

test('every tumble is shown, the counter only grows and ends at what the server paid', async () => {
  const round = roundWhere('honey-hollow', ({ tumbles }) => tumbles[0]!.steps.length > 5);
  const { show, stage, seen, game } = opened('honey-hollow', round);
  await show.spin();
  const { tumbles } = round.outcome as unknown as TumbleOutcome;
  const falls = tumbles[0]!.steps.filter(({ wins, help }) => wins.length > 0 || help?.kind === 'sweep');
  expect(stage.tumble).toHaveBeenCalledTimes(falls.length);
  const counted = seen.flatMap(({ wonCents }) => (wonCents === null ? [] : [wonCents]));
  expect(counted).toEqual(counted.toSorted((one, other) => one - other));
  expect(counted.at(-1)).toBe(round.win_cents);
  expect(show.get().phase).toBe('idle');
  expect(game.get().balanceCents).toBe(900 + round.win_cents);
});

test('a loss is quiet: nothing tumbles, nothing sounds', async () => {
  const { show, stage, sound } = opened(
    'longship-north',
    roundWhere('longship-north', ({ pay }) => pay === 0),
  );
  await show.spin();
  expect(stage.tumble).not.toHaveBeenCalled();
  expect(sound.win).not.toHaveBeenCalled();
  expect(show.get()).toMatchObject({ phase: 'idle', wonCents: 0, celebration: 'none' });
});

test('free spins open, are counted through and close at the sum of the round', async () => {
  const round = roundWhere('longship-north', ({ tumbles }) => tumbles.length > 1);
  const { show, seen } = opened('longship-north', round);
  await show.spin();
  const phases = seen.map(({ phase }) => phase);
  expect(phases.indexOf('feature-intro')).toBeLessThan(phases.indexOf('feature-summary'));
  expect(seen.find(({ phase }) => phase === 'feature-summary')).toMatchObject({
    wonCents: round.win_cents,
    free: { index: round.steps - 1, total: round.steps - 1 },
  });
});

test('every multiplier in view carries a value, and all that were drawn are shown', () => {
  const title = tumbleTitle('jelly-light')!;
  for (let nonce = 0; nonce < 300; nonce++) {
    const stream = createStream(nodeHmac, { serverSeed: 'v', clientSeed: 'c', nonce });
    const { outcome } = games['jelly-light']!.play(stream, { stake: 10n, params: {} }, null);
    for (const spin of (outcome as unknown as TumbleOutcome).tumbles) {
      const shown = valuesOf(title, spin);
      spin.steps.forEach(({ reels }, at) => expect(shown[at]!.size).toBe(reels.join('').split(title.times).length - 1));
      expect([...shown.at(-1)!.values()].toSorted()).toEqual(spin.values.toSorted());
      for (const { wins } of spin.steps) expect(goneOf(wins).gone.size).toBe(goneOf(wins).cells.length);
    }
  }
});
