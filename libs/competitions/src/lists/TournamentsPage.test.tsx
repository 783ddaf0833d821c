import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readLotteries, readTournaments } from '@croupier/contracts';
import { link, renderCompetitions, tournament } from '../testing/render-competitions.tsx';
import type { ListId } from './list-names.ts';
import { TournamentsPage } from './TournamentsPage.tsx';

const listed = (count: number, pages = 1) => ({
  data: Array.from({ length: count }, (_, at) => tournament({ id: at + 1, slug: `t-${at}`, title: `Race ${at}` })),
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: pages, total_count: count },
});

function show(answer: unknown, list: ListId = 'all') {
  const onPage = vi.fn();
  renderCompetitions(
    answering([
      [readTournaments, answer],
      [readLotteries, []],
    ]),
    <TournamentsPage list={list} page={1} onPage={onPage} link={link} action={<a href="/games">Games</a>} />,
  );
  return onPage;
}

test('a page holds nine, each leading to its tournament, and leads on to the next', async () => {
  const onPage = show(listed(9, 56));
  expect(await screen.findAllByRole('article')).toHaveLength(9);
  expect(screen.getByRole('link', { name: 'Race 3' })).toHaveAttribute('href', '/tournaments/t-3');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledWith(2);
});

test('one tournament stands alone without pages', async () => {
  show(listed(1));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test.each<ListId>(['all', 'producers', 'lotteries', 'actions', 'archive'])(
  'the list %s says so where it is empty, and where one is',
  async (list) => {
    show(listed(0), list);
    expect(await screen.findByRole('link', { name: 'Games' })).toBeVisible();
    expect(
      screen.getByRole('navigation', { name: 'Tournament lists' }).querySelectorAll('[aria-current=page]'),
    ).toHaveLength(1);
  },
);

test('a list that does not load can be asked for again', async () => {
  show(() => {
    throw new CallFailed('Network Error');
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
