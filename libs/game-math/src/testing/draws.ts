import { expect } from 'vitest';
import type { GameMath, Json, Played } from '../game.ts';
import type { RandomStream } from '../stream.ts';

/** Creates a stream that returns exactly these draws in order; each must be a possible outcome. */
export function drawing(...results: readonly number[]): RandomStream {
  let at = 0;
  return {
    byte: () => 0,
    float: () => 0,
    draw: (outcomes) => {
      const result = results[at];
      at += 1;
      if (result === undefined || result >= outcomes) throw new RangeError(`${result} is none of ${outcomes} outcomes`);
      return result;
    },
  };
}

/** Plays one round with its decisions, all drawn from the same stream. */
export function playOut(math: GameMath, stream: RandomStream, stake: bigint, params: Json, actions: readonly Json[]) {
  let played: Played = math.play(stream, { stake, params }, null);
  let win = played.win;
  for (const action of actions) {
    expect(math.decisions!.allows(played.state, action)).toBe(true);
    played = math.play(stream, { stake, params: action }, played.state);
    win += played.win;
  }
  return { win, played };
}

/** Invalid values that an attacker may send as params. */
export const hostile: readonly unknown[] = [
  null,
  undefined,
  0,
  7,
  '',
  'mines',
  true,
  [],
  [1, 2],
  NaN,
  { mines: 'many' },
  { mines: 0 },
  { mines: 25 },
  { mines: 2.5 },
  { mines: Number.POSITIVE_INFINITY },
  { rows: 7, risk: 'low' },
  { rows: 17, risk: 'low' },
  { rows: 8, risk: 'none' },
  { rows: '8', risk: 'low' },
  { target: 100 },
  { target: 500_001 },
  { target: 101.5 },
  { target: '200' },
  { picks: [], risk: 'low' },
  { picks: [0], risk: 'low' },
  { picks: [41], risk: 'low' },
  { picks: [1, 1], risk: 'low' },
  { picks: [1, '2'], risk: 'low' },
  { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], risk: 'low' },
  { picks: [1], risk: '__proto__' },
  { picks: { length: 1, 0: 1 }, risk: 'low' },
  { segments: 11, risk: 'low' },
  { segments: '10', risk: 'low' },
  { segments: 10, risk: 'constructor' },
  { do: 'give_back' },
];
