import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readTournament, readTournaments, readTournamentStatus, type Tournament } from '@croupier/contracts';
import { link, renderCompetitions, tournament } from '../testing/render-competitions.tsx';
import { ArenaPage } from './ArenaPage.tsx';

const place = (award_place: number) => ({
  award_place,
  nickname: `Player ${award_place}`,
  score: 90_000 - award_place,
});
const pagination = { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 0 };

function show(listed: unknown, whole: Tournament = tournament(), status: unknown = null) {
  renderCompetitions(
    answering([
      [readTournaments, Array.isArray(listed) ? { data: listed, pagination } : listed],
      [readTournament, whole],
      [readTournamentStatus, status],
    ]),
    <ArenaPage
      signedIn={status !== null}
      link={link}
      play={<a href="/games">Games</a>}
      care={<a href="/limits">Limits and breaks</a>}
    />,
  );
}

// shows: route:/arena
test('every running tournament has its board, with five places of it', async () => {
  const whole = tournament({ top_players: [1, 2, 3, 4, 5, 6, 7].map(place) });
  const over = tournament({ id: 8, slug: 'to-come', title: 'Upcoming', status: 'future', in_progress: false });
  show([tournament({ top_players: [place(1)] }), over], whole);
  const board = await screen.findByRole('listitem');
  expect(within(board).getByRole('link', { name: 'One Bright Spin' })).toBeVisible();
  expect(await within(board).findByText('Player 5')).toBeVisible();
  expect(within(board).queryByText('Player 6')).toBeNull();
  expect(screen.getByRole('link', { name: 'Limits and breaks' })).toBeVisible();
});

test('a player further down reads the own place above the board', async () => {
  const status = {
    tournament_id: 7,
    confirmed: true,
    award_place: 41,
    nickname: 'Ad***',
    score: 10,
    bets: 3,
    bet_cents: 60,
    games_taken: 1,
    steps_done: 0,
    prize_cents: 0,
  };
  show([tournament()], tournament({ players: 90, top_players: [place(1)] }), status);
  expect(await screen.findByText(/Place 41/)).toHaveTextContent('Place 41 of 90');
});

test('while nothing runs the page says so and leads on', async () => {
  show([]);
  expect(await screen.findByText('No tournaments right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Games' })).toBeVisible();
});

test('boards that do not load can be asked for again', async () => {
  show(() => {
    throw new CallFailed('Network Error');
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
