import { expect, test } from 'vitest';
import { ROULETTE_MOST_SPOTS, rouletteSpots } from '@croupier/game-math';
import { roulette } from '@croupier/game-math/testing';
import { openBets, totalOf } from './bets.ts';

const open = (max_cents = 10_000) => openBets({ min_cents: 10, max_cents }, ROULETTE_MOST_SPOTS);
const laid = (bets: ReturnType<typeof open>) => Object.fromEntries(bets.get().laid);

test('no chip goes beyond the most a round may stake, and no doubling', () => {
  const bets = open(100);
  bets.choose(50);
  bets.lay('red');
  expect(bets.lay('17')).toBeNull();
  expect(bets.lay('17')).toBe('most');
  expect(totalOf(bets.get().laid)).toBe(100);
  expect(bets.mayDouble()).toBe(false);
  bets.double();
  expect(totalOf(bets.get().laid)).toBe(100);
});

test('more spots than a round takes are refused; what lies there can still grow', () => {
  const bets = open();
  const [first, ...spots] = [...rouletteSpots.keys()].slice(0, 61);
  for (const spot of spots) expect(bets.lay(spot)).toBeNull();
  expect(bets.lay(first!)).toBe('spots');
  expect(bets.lay(spots[0]!)).toBeNull();
  expect(roulette.validate(bets.params())).not.toBeNull();
});

test('chips add up, are taken back, undone one by one, cleared, doubled and laid again', () => {
  const bets = open();
  bets.lay('17');
  bets.lay('17');
  bets.choose(10);
  bets.lay('red');
  expect(laid(bets)).toEqual({ 17: 100, red: 10 });
  expect(bets.params()).toEqual({
    bets: [
      { spot: '17', chips: 10 },
      { spot: 'red', chips: 1 },
    ],
  });
  bets.double();
  expect(laid(bets)).toEqual({ 17: 200, red: 20 });
  bets.undo();
  bets.take('17');
  expect(laid(bets)).toEqual({ red: 10 });
  bets.undo();
  bets.undo();
  expect(laid(bets)).toEqual({ 17: 100 });
  bets.played();
  bets.clear();
  expect(laid(bets)).toEqual({});
  bets.repeat();
  expect(laid(bets)).toEqual({ 17: 100 });
});

test('nothing is undone behind a round, and a changed bet is no longer the one that was settled', () => {
  const bets = open();
  bets.lay('17');
  bets.played();
  expect(bets.get().settled).toBe(true);
  bets.undo();
  expect(laid(bets)).toEqual({ 17: 50 });
  bets.lay('17');
  expect(bets.get().settled).toBe(false);
});

test('a round that a reload cut short brings its chips back; chips that lie there stay', () => {
  const bets = open();
  bets.restore({ bets: [{ spot: '17', chips: 5 }] });
  expect(laid(bets)).toEqual({ 17: 50 });
  bets.restore({ bets: [{ spot: 'red', chips: 1 }] });
  expect(laid(bets)).toEqual({ 17: 50 });
  expect(bets.params()).toEqual({ bets: [{ spot: '17', chips: 5 }] });
});
