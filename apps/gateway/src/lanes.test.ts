import { expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import { laneOf } from './lanes.ts';

test('calls that wait, hash or must not wait have lanes of their own', () => {
  const lanes = {
    bets: [contracts.playRound],
    sport: [contracts.placeBet],
    passwords: [contracts.signIn, contracts.signUp, contracts.changePassword, contracts.reauthenticate],
    payments: [contracts.createPaymentIntent, contracts.readPaymentSetup],
    calls: [contracts.signOut, contracts.readPlayer, contracts.setUserLimit, contracts.recallPayment],
  };
  for (const [lane, shapes] of Object.entries(lanes))
    for (const { path } of shapes) expect([path, laneOf(`${path}?a=1`)]).toEqual([path, lane]);
  expect([laneOf('/healthz'), laneOf('/callbacks/sandbox'), laneOf('/api/usersx')]).toEqual([
    'health',
    'payments',
    'calls',
  ]);
});
