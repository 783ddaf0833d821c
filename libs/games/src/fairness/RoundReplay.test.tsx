import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallFailed, CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readGame, readRound, readSharedRound, shareRound } from '@croupier/contracts';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { buildGame } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { RoundReplay } from './RoundReplay.tsx';
import { SharedRoundCheck } from './SharedRoundCheck.tsx';

const id = '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f11';
const stored = {
  id,
  provider: 'house',
  game: 'dice',
  currency: 'EUR',
  stake_cents: 100,
  win_cents: 198,
  bought: false,
  live: null,
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
  stake_cents: 100,
  win_cents: 198,
  server_seed_hash: 'ab',
  server_seed: null,
  client_seed: 'c',
};

const nothing = () => {
  throw new CallFailed('Network Error');
};

function show(answer: unknown, game: unknown = nothing) {
  registerModals({ 'round-replay': async () => RoundReplay });
  renderInApp(
    <ModalHost />,
    answering([
      [readRound, typeof answer === 'function' ? answer : { ...stored, ...(answer as object) }],
      [readGame, game],
      [shareRound, { token: 'a-long-secret' }],
    ]),
  );
  act(() => closeAllModals({ immediate: true }));
  act(() => openModal('round-replay', { id }));
}

test('a round is seen once more while its seed is still in use, with stake and win', async () => {
  show({ draws: [draw] });
  expect(await screen.findByText(/Rolled 12\.34\. Rolls below 50\.00 win\./)).toBeInTheDocument();
  expect(screen.getByText(/staked/)).toHaveTextContent('€1.00, won €1.98');
});

test('a bought round says for what its free spins were bought', async () => {
  const outcome = { spins: [], pay: 0, capped: false };
  const bought = { ...draw, params: { buy: 'free-spins' }, outcome, stake_cents: 4_370, win_cents: 0 };
  show({ game: 'moonvine', maths: 'moonvine', stake_cents: 4_370, win_cents: 0, bought: true, draws: [bought] });
  expect(await screen.findByText(/Free spins bought for/)).toHaveTextContent('43.7 times a stake of €1.00.');
});

test('a round of an outside provider says who can show it', async () => {
  show({ provider: 'studio', draws: [] });
  expect(
    await screen.findByText(/An outside studio decided this round, and only that studio can replay it\./),
  ).toBeInTheDocument();
});

test('one that does not load can be asked for again', async () => {
  show(() => {
    throw new CallFailed('Network Error');
  });
  expect(await screen.findByRole('button', { name: 'Try again', hidden: true })).toBeInTheDocument();
});

test('a finished round is shared as a link that says nothing of the player', async () => {
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
  show({ draws: [draw] }, buildGame({ title: 'Lantern Dice', slug: 'dice' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share as a link' }));
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(shared).toEqual([expect.objectContaining({ url: `${location.origin}/fairness?shared=a-long-secret` })]);
  Reflect.deleteProperty(navigator, 'share');
});

test('a round somebody shows is seen once more; one taken back says so', async () => {
  const { id: _, provider, status, balance_after_cents, funding, ...round } = stored;
  const answers = (answer: unknown) =>
    answering([
      [readSharedRound, answer],
      [readGame, nothing],
    ]);
  const { unmount } = renderInApp(<SharedRoundCheck token="a-long-secret" />, answers({ ...round, draws: [draw] }));
  expect(await screen.findByText(/Rolled 12\.34\. Rolls below 50\.00 win\./)).toBeInTheDocument();
  expect(screen.getByText(/still in use/)).toBeInTheDocument();
  unmount();
  const refused = () => {
    throw new CallRefused(404, {});
  };
  renderInApp(<SharedRoundCheck token="a-long-secret" />, answers(refused));
  expect(await screen.findByText('This round is no longer shared')).toBeInTheDocument();
});
