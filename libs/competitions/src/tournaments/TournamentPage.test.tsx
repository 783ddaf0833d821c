import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { confirmTournament, readTournament, readTournamentStatus, type Tournament } from '@croupier/contracts';
import { link, renderCompetitions, status, tournament } from '../testing/render-competitions.tsx';
import { TournamentPage } from './TournamentPage.tsx';

interface Shown {
  answer?: unknown;
  own?: unknown;
  confirm?: unknown;
  signedIn?: boolean;
}

function show({ answer = tournament(), own = status(), confirm = status(), signedIn = true }: Shown = {}) {
  const api = answering([
    [readTournament, answer],
    [readTournamentStatus, own],
    [confirmTournament, confirm],
  ]);
  return renderCompetitions(
    api,
    <TournamentPage
      slug="one-bright-spin-2026-11-22"
      signedIn={signedIn}
      link={link}
      signIn="Sign up"
      play="Play"
      care="Limits"
    />,
  );
}
const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
const rule = async (changes: Partial<Tournament>) => {
  show({ answer: tournament(changes), signedIn: false });
  return (await screen.findByText('What counts')).parentElement?.textContent;
};

test('the board, the own place on it, and the prizes are there', async () => {
  show();
  expect(await screen.findByText('Place 2')).toBeVisible();
  expect(await rows()).toEqual(['1Wa***12.50×€100.00', '2Be***you4×€50.00']);
  expect(screen.getByText(/12 rounds counted/)).toBeVisible();
});

test('what changes on the board is seen without a reload, and the own place is asked for', async () => {
  let place = 2;
  const { send } = show({ own: () => status({ award_place: place }) });
  await rows();
  place = 3;
  act(() => {
    const line = { at: 1, award_place: 2, nickname: 'Ze***', score: 50_000 };
    send('board', {
      lines: [line, { ...line, at: 2, award_place: 3, nickname: 'Be***', score: 40_000 }],
      length: 3,
      players: 4,
    });
  });
  expect(await screen.findByText('Place 3')).toBeVisible();
  expect(await rows()).toEqual(['1Wa***12.50×€100.00', '2Ze***5×€50.00', '3Be***you4×€50.00']);
  expect(screen.getByText(/4 players/)).toBeVisible();
});

test('joining is one press, and a refusal says why', async () => {
  const confirm = vi.fn(() => status({ award_place: null, bets: 0, score: 0 }));
  confirm.mockImplementationOnce(() => {
    throw new CallFailed('Network Error');
  });
  show({ own: status({ confirmed: false, award_place: null }), confirm });
  const join = await screen.findByRole('button', { name: 'Join' });
  await userEvent.click(join);
  expect(await screen.findByText(/Your change may not have been saved/)).toBeVisible();
  await userEvent.click(join);
  expect(await screen.findByText('Not ranked yet')).toBeVisible();
  expect(screen.getByText('No rounds counted yet')).toBeVisible();
});

test('a guest is shown the ways in, and nothing of a place', async () => {
  show({ signedIn: false });
  expect(await screen.findByText('Sign up')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

test.each<[Tournament['scoring'], RegExp]>([
  [{ rule: 'best_multiple' }, /Your best single round: its win divided by its stake\./],
  [{ rule: 'multiple_sum' }, /added up/],
  [{ rule: 'best_in_row', rounds: 10 }, /best 10 rounds in a row/],
  [{ rule: 'points_per_win', points: 5 }, /5 points for each round/],
  [{ rule: 'stake_sum' }, /1 point for every euro staked\./],
])('the rule %o is said in plain words', async (scoring, words) => {
  expect(await rule({ scoring })).toMatch(words);
});

test('one that is over shows its final table and what the player won', async () => {
  show({
    answer: tournament({ status: 'archive', in_progress: false, closed: true }),
    own: status({ award_place: 1, prize_cents: 10_000 }),
  });
  expect(await screen.findByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
  expect(await screen.findByText(/You won/)).toHaveTextContent('You won €100.00. It is in your balance.');
});

test('nobody has scored yet; and what does not load can be asked for again', async () => {
  show({ answer: tournament({ top_players: [] }) });
  expect(await screen.findByText('No one has scored yet')).toBeVisible();
  let fails = true;
  show({
    answer: () => {
      if (fails) throw new CallFailed('Network Error');
      return tournament({ title: 'Back again' });
    },
  });
  const alert = await screen.findByRole('alert');
  fails = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Back again' })).toBeVisible());
});
