import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../game.ts';
import { nodeHmac } from '../node.ts';
import { createStream } from '../stream.ts';
import { drawing, hostile, playOut } from '../testing/draws.ts';
import { mines, minesLastPick, type MinesOutcome, minesPays, minesWin } from './mines.ts';

const pick = (cell: number) => ({ do: 'pick', cell });
const CASH_OUT = { do: 'cash_out' };
const decisions = mines.decisions!;
const outcomeOf = (outcome: Json) => outcome as unknown as MinesOutcome;

// shows: promise:R4
test('over every layout of two mines, any number of picks pays back exactly 99 %', () => {
  for (let picks = 1; picks <= 5; picks++) {
    const [, under] = minesPays(2, picks);
    const stake = under * 100n; // What the payout divides leaves no remainder to round away.
    let [paid, rounds] = [0n, 0n];
    for (let first = 0; first < 25; first++) {
      for (let second = 0; second < 24; second++) {
        const stream = drawing(first, second);
        let state = mines.play(stream, { stake, params: { mines: 2 } }, null).state;
        for (let cell = 0; cell < picks && state !== null; cell++)
          state = mines.play(stream, { stake, params: pick(cell) }, state).state;
        if (state !== null) paid += mines.play(stream, { stake, params: CASH_OUT }, state).win;
        rounds += 1n;
      }
    }
    expect(paid * 100n).toBe(rounds * stake * 99n);
  }
});

test('for every number of mines, the payout times the chance to get there is 0.99', () => {
  for (let count = 1; count <= 24; count++) {
    let [safe, all] = [1n, 1n];
    for (let picks = 1; picks <= minesLastPick(count); picks++) {
      safe *= BigInt(25 - count - picks + 1);
      all *= BigInt(25 - picks + 1);
      const [over, under] = minesPays(count, picks);
      expect(over * safe * 100n).toBe(under * all * 99n);
    }
  }
});

test('no number of mines pays above the cap, and the largest win is the one that is published', () => {
  let largest = 0n;
  for (let count = 1; count <= 24; count++) {
    const last = minesLastPick(count);
    expect(last).toBeGreaterThan(0);
    const win = minesWin(1_000_000n, count, last);
    expect(win).toBeLessThanOrEqual(5_000_000_000n);
    if (win > largest) largest = win;
  }
  const published = BigInt(Math.round(mines.maxWinMultiple * 10)) * 100_000n;
  expect(published).toBeGreaterThanOrEqual(largest);
  expect(published - largest).toBeLessThan(100_000n);
});

test('the last pick that pays is paid at once', () => {
  const { win, played } = playOut(
    mines,
    drawing(0),
    100n,
    { mines: 1 },
    Array.from({ length: 24 }, (_, i) => pick(i + 1)),
  );
  expect(outcomeOf(played.outcome)).toMatchObject({ end: 'cleared', layout: [0] });
  expect(played.state).toBeNull();
  expect(win).toBe(2_475n);
});

test('a mine ends the round with nothing, and only then says where the others lay', () => {
  const opened = mines.play(drawing(3, 3), { stake: 100n, params: { mines: 2 } }, null);
  expect(outcomeOf(opened.outcome)).toEqual({ mines: 2, picks: [], end: null, layout: null });
  const safe = mines.play(drawing(), { stake: 100n, params: pick(9) }, opened.state);
  expect(outcomeOf(safe.outcome)).toEqual({ mines: 2, picks: [9], end: null, layout: null });
  const hit = mines.play(drawing(), { stake: 100n, params: pick(3) }, safe.state);
  expect(hit).toMatchObject({ win: 0n, state: null });
  expect(outcomeOf(hit.outcome)).toEqual({ mines: 2, picks: [9, 3], end: 'mine', layout: [3, 4] });
});

test('a cell is opened once, nothing is cashed out before the first, and give-backs are the house’s alone', () => {
  const { state } = mines.play(drawing(3), { stake: 100n, params: { mines: 1 } }, null);
  expect(decisions.allows(state, CASH_OUT)).toBe(false);
  const after = mines.play(drawing(), { stake: 100n, params: pick(9) }, state).state;
  expect(decisions.allows(after, pick(9))).toBe(false);
  expect(() => mines.play(drawing(), { stake: 100n, params: pick(9) }, after)).toThrow(TypeError);
  expect(decisions.validate({ do: 'give_back' })).toBeNull();
  expect(decisions.allows(after, { do: 'give_back' })).toBe(false);
});

test('an abandoned round is cashed out; one in which nothing was picked gives its stake back', () => {
  const { state } = mines.play(drawing(3), { stake: 100n, params: { mines: 1 } }, null);
  expect(mines.play(drawing(), { stake: 100n, params: decisions.conclude(state) }, state).win).toBe(100n);
  const after = mines.play(drawing(), { stake: 100n, params: pick(9) }, state).state;
  const ended = mines.play(drawing(), { stake: 100n, params: decisions.conclude(after) }, after);
  expect(ended).toMatchObject({ win: minesWin(100n, 1, 1), state: null });
});

test('whatever is picked from whatever seeds, a round ends, and pays what its picks are worth or nothing', () => {
  const cells = fc.shuffledSubarray(
    Array.from({ length: 25 }, (_, cell) => cell),
    { minLength: 25 },
  );
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 24 }),
      cells,
      (seed, count, stopAt, order) => {
        const stream = createStream(nodeHmac, { serverSeed: seed, clientSeed: 'c', nonce: 1 });
        let played = mines.play(stream, { stake: 1_000n, params: { mines: count } }, null);
        const layout = (played.state as { layout: number[] }).layout;
        expect(new Set(layout).size).toBe(count);
        for (let at = 0; played.state !== null; at++) {
          const action = at === stopAt ? CASH_OUT : pick(order[at]!);
          played = mines.play(stream, { stake: 1_000n, params: action }, played.state);
        }
        const { picks, end } = outcomeOf(played.outcome);
        expect(end === 'mine').toBe(layout.includes(picks.at(-1)!));
        expect(played.win).toBe(end === 'mine' ? 0n : minesWin(1_000n, count, picks.length));
        expect(played.win).toBeLessThanOrEqual(5_000_000n);
      },
    ),
    { numRuns: 300 },
  );
});

test('only a whole number of mines begins a round, and nothing rides along', () => {
  expect(mines.validate({ mines: 3, bonus: 1 })).toEqual({ mines: 3 });
  expect(decisions.validate({ do: 'pick', cell: 0, win: 5 })).toEqual({ do: 'pick', cell: 0 });
  for (const params of hostile) expect(mines.validate(params)).toBeNull();
  const actions = [
    ...hostile,
    { do: 'pick' },
    { do: 'pick', cell: 25 },
    { do: 'pick', cell: -1 },
    { do: 'pick', cell: 1.5 },
  ];
  for (const action of actions) expect(decisions.validate(action)).toBeNull();
});
