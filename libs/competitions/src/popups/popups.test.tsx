import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { readPlayer, readTournament } from '@croupier/contracts';
import { type ModalComponent, ModalHost, openModal, registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { renderCompetitions, tournament } from '../testing/render-competitions.tsx';
import { LeaderboardModal } from './LeaderboardModal.tsx';
import { PrizesModal } from './PrizesModal.tsx';

function show(name: string, Modal: ModalComponent) {
  const api = answering([
    [readTournament, tournament()],
    [readPlayer, null],
  ]);
  renderCompetitions(api, <ModalHost />);
  registerModals({ [name]: async () => Modal });
  act(() => openModal(name, { search: { slug: 'one-bright-spin-2026-11-22' } }));
}
afterEach(() => act(() => closeAllModals({ immediate: true })));

// shows: popup:leaderboard
test('the popup of the table shows the best players', async () => {
  show('leaderboard', LeaderboardModal);
  expect(await screen.findByText('One Bright Spin')).toBeVisible();
  expect(await screen.findAllByRole('row')).toHaveLength(3);
});

// shows: popup:prizes
test('the popup of the prizes shows what each place is paid', async () => {
  show('prizes', PrizesModal);
  expect(await screen.findByText('Places 2 to 3')).toBeVisible();
  expect(screen.getByText('€200.00')).toBeVisible();
});
