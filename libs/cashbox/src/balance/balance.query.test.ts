import { expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { balanceQuery } from './balance.query.ts';

// shows: balance:polled
test('the balance is asked for every ten seconds', () => {
  expect(balanceQuery(answering([])).refetchInterval).toBe(10_000);
});
