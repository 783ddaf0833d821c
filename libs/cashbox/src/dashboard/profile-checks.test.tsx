import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testPlayer } from '@croupier/api-client/testing';
import type { Player } from '@croupier/contracts';
import { openCashbox, platform } from '../testing/cashier.tsx';
import { wantsProfileData } from './wants-profile-data.ts';

const variantA = { id: 614, name: 'Registration A' };
const wanting: Partial<Player> = {
  statuses: [variantA],
  auth_fields_missed: ['address'],
  saved: false,
  currency: 'EUR',
};

const cases: readonly [string, Partial<Player>, boolean][] = [
  ['variant A with missing fields', {}, true],
  ['variant B', { statuses: [{ id: 615, name: 'Registration B' }] }, false],
  ['neither variant', { statuses: [] }, false],
  ['who has saved the profile', { saved: true }, false],
  ['a wallet of a coin', { currency: 'BTC' }, false],
  ['a complete profile', { auth_fields_missed: [] }, false],
  ['who lacks the terms alone, which have a modal of their own', { auth_fields_missed: ['terms_acceptance'] }, false],
];

// shows: step:profile-completion
test.each(cases)('details are asked for before the cashbox: %s', (_, changes, wanted) => {
  expect(wantsProfileData(testPlayer({ ...wanting, ...changes }))).toBe(wanted);
});

// shows: step:profile-completion
test('the app is told once, when the cashbox opens', async () => {
  const onProfileWanted = vi.fn();
  openCashbox({ api: platform({}, wanting).api, start: 'deposit', onProfileWanted });
  await screen.findByRole('heading', { name: 'Deposit' });
  expect(onProfileWanted).toHaveBeenCalledOnce();
});
