import { expect, test } from 'vitest';
import { sportEvent } from '../testing/sport-events.ts';
import { courseOf } from './course.ts';

const goals = [
  { side: 'away', period: 'first_half', second: 46 * 60 },
  { side: 'home', period: 'second_half', second: 61 },
] as const;
const attacks = [{ period: 'second_half', second: 30 }] as const;
const clock = { period: 'first_half', second: 0, at: '2026-11-20T19:00:00.000Z', speed: 1 } as const;

test('nothing has happened before the kick-off', () => {
  expect(courseOf(sportEvent())).toEqual([]);
});

test('a match that was abandoned in its first half has no half-time', () => {
  expect(courseOf(sportEvent({ status: 'abandoned', goals: [goals[0]] })).map(({ kind }) => kind)).toEqual([
    'kick_off',
    'goal',
    'abandoned',
  ]);
});

test('each goal stands with its minute and the score it made, around half-time', () => {
  expect(courseOf(sportEvent({ status: 'ended', goals: [...goals] }))).toEqual([
    { kind: 'kick_off' },
    { kind: 'goal', side: 'away', time: { period: 'first_half', minute: 45, added: 2 }, score: { home: 0, away: 1 } },
    { kind: 'half_time', score: { home: 0, away: 1 } },
    { kind: 'goal', side: 'home', time: { period: 'second_half', minute: 47, added: 0 }, score: { home: 1, away: 1 } },
    { kind: 'full_time', score: { home: 1, away: 1 } },
  ]);
});

test('attacks stand between the goals, by their time', () => {
  const event = sportEvent({ status: 'ended', goals: [...goals], attacks: [...attacks] });
  expect(courseOf(event).map(({ kind }) => kind)).toEqual([
    'kick_off',
    'goal',
    'half_time',
    'attack',
    'goal',
    'full_time',
  ]);
});

test('half-time is said when it is there, and not before', () => {
  const kinds = (period: 'first_half' | 'half_time') =>
    courseOf(sportEvent({ status: 'live', clock: { ...clock, period } })).map(({ kind }) => kind);
  expect(kinds('first_half')).toEqual(['kick_off']);
  expect(kinds('half_time')).toEqual(['kick_off', 'half_time']);
});
