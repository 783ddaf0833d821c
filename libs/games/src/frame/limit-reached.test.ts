import { expect, test } from 'vitest';
import type { UserLimit } from '@croupier/contracts';
import { isAnyLimitReached } from './limit-reached.ts';

const limit = (changes: Partial<UserLimit>): UserLimit => ({
  id: 1,
  type: 'loss',
  period: 'day',
  status: 'active',
  accounts: [],
  created_at: '2026-11-20T12:00:00.000Z',
  ends_at: null,
  resets_at: null,
  duration_minutes: null,
  used_minutes: null,
  change: null,
  ...changes,
});
const eur = (amount_cents: number, current_value_amount_cents: number) => [
  { currency: 'EUR' as const, amount_cents, current_value_amount_cents },
];

// shows: limit:reached
test('the last cent reaches a limit, the one before does not, and a loss counts below zero', () => {
  expect(isAnyLimitReached([limit({ accounts: eur(1000, 999) })], 'EUR')).toBe(false);
  expect(isAnyLimitReached([limit({ accounts: eur(1000, 1000) })], 'EUR')).toBe(true);
  expect(isAnyLimitReached([limit({ accounts: eur(1000, -1000) })], 'EUR')).toBe(true);
});

// shows: limit:reached; limit:deposit-apart
test('a limit in another currency and a deposit limit stop no play', () => {
  expect(isAnyLimitReached([limit({ accounts: eur(1000, 1000) })], 'NOK')).toBe(false);
  expect(isAnyLimitReached([limit({ type: 'deposit', accounts: eur(1000, 5000) })], 'EUR')).toBe(false);
});

// shows: limit:session-reached
test('a session limit stops play once its time is used up, not from its making', () => {
  expect(isAnyLimitReached([limit({ type: 'session', duration_minutes: 60, used_minutes: 0 })], 'EUR')).toBe(false);
  expect(isAnyLimitReached([limit({ type: 'session', duration_minutes: 60, used_minutes: 60 })], 'EUR')).toBe(true);
});
