import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { readTournament, readTournaments, readTournamentStatus, type Tournament } from '@croupier/contracts';
import { link, renderCompetitions, status, tournament } from '../testing/render-competitions.tsx';
import { TournamentPage } from '../tournaments/TournamentPage.tsx';
import { PresentQuest } from './PresentQuest.tsx';

const quest = tournament({
  slug: 'orchard-quest-2026-11-22',
  title: 'The Orchard Quest',
  prizes: [],
  quest: {
    size: 500,
    steps: [
      { title: 'Look around', measure: 'games', target: 2, reward_cents: 20 },
      { title: 'A good pick', measure: 'score', target: 50_000, reward_cents: 50 },
      { title: 'A full basket', measure: 'rounds', target: 40, reward_cents: 130 },
    ],
  },
});
const around = { link, signIn: 'Sign up', play: 'Play', care: 'Limits' };
const listed = (data: Tournament[]) => ({
  data,
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: data.length },
});

// shows: fields:quest
test('a quest shows its steps with what each is paid, and how far the player is with the next one', async () => {
  let done = 1;
  const api = answering([
    [readTournament, quest],
    [readTournamentStatus, () => status({ steps_done: done, score: 25_000, prize_cents: done * 20 })],
  ]);
  const { send } = renderCompetitions(api, <TournamentPage slug={quest.slug} signedIn {...around} />);
  const steps = within(await screen.findByRole('list'));
  expect(await steps.findByRole('progressbar')).toHaveAccessibleName('A good pick');
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringContaining('Play 2 different games€0.20'),
    expect.stringContaining('One round that pays 5× its stakeA good pick2.50× of 5×'),
    expect.stringContaining('Play 40 qualifying rounds€1.30'),
  ]);
  expect(await screen.findByText('of 3 steps')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share as a picture' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  done = 2;
  act(() => send('board', { lines: [], length: 2, players: 4 }));
  await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(2));
});

// shows: route:/action/{slug?}
test('the present quest is the first of the list; without one it says so', async () => {
  const api = answering([
    [readTournaments, listed([quest])],
    [readTournament, quest],
  ]);
  renderCompetitions(api, <PresentQuest signedIn={false} {...around} />);
  expect(await screen.findByRole('heading', { name: 'The Orchard Quest' })).toBeVisible();
  renderCompetitions(answering([[readTournaments, listed([])]]), <PresentQuest signedIn={false} {...around} />);
  expect(await screen.findByText('No quests right now')).toBeVisible();
});
