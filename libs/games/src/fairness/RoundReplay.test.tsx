import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readGame, readRound } from '@croupier/contracts';
import { closeAllModals, ModalHost, openModal, registerModals } from '@croupier/shell';
import { renderInApp } from '../testing/render-in-app.tsx';
import { RoundReplay } from './RoundReplay.tsx';

const id = '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f11';
const stored = {
  id,
  provider: 'house',
  game: 'dice',
  currency: 'EUR',
  stake_cents: 100,
  win_cents: 198,
  status: 'closed',
  played_at: '2026-11-20T10:00:00.000Z',
  maths: 'dice',
  version: '1',
  balance_after_cents: 1098,
  funding: null,
};
const draw = {
  nonce: 3,
  params: { target: 5000, side: 'under' },
  outcome: { roll: 1234, target: 5000, side: 'under', won: true },
  win_cents: 198,
  server_seed_hash: 'ab',
  server_seed: null,
  client_seed: 'c',
};

function show(answer: unknown) {
  registerModals({ 'round-replay': async () => RoundReplay });
  const nothing = () => {
    throw new CallFailed('Network Error');
  };
  renderInApp(
    <ModalHost />,
    answering([
      [readRound, typeof answer === 'function' ? answer : { ...stored, ...(answer as object) }],
      [readGame, nothing],
    ]),
  );
  act(() => closeAllModals({ immediate: true }));
  act(() => openModal('round-replay', { id }));
}

test('a round is seen once more while its seed is still in use, with stake and win', async () => {
  show({ draws: [draw] });
  expect(await screen.findByText(/Rolled 12\.34, below 50\.00 wins\./)).toBeInTheDocument();
  expect(screen.getByText(/staked/)).toHaveTextContent('€1.00, won €1.98');
});

test('a round of an outside provider says who can show it', async () => {
  show({ provider: 'studio', draws: [] });
  expect(await screen.findByText(/decided by an outside provider/)).toBeInTheDocument();
});

test('one that does not load can be asked for again', async () => {
  show(() => {
    throw new CallFailed('Network Error');
  });
  expect(await screen.findByRole('button', { name: 'Try again', hidden: true })).toBeInTheDocument();
});
