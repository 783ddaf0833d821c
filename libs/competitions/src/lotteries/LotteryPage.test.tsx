import { createHash } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  type Lottery,
  type LotteryStatus,
  readLotteries,
  readLottery,
  readLotteryStatus,
  readLotteryTickets,
} from '@croupier/contracts';
import { drawTickets } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { link, renderCompetitions } from '../testing/render-competitions.tsx';
import { listText } from './check-lottery.ts';
import { LotteryCards } from './LotteryCards.tsx';
import { LotteryPage } from './LotteryPage.tsx';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const seed = 'ab'.repeat(32);
const lines = [
  { first: 1, count: 3, code: 'a1'.repeat(16) },
  { first: 4, count: 2, code: 'b2'.repeat(16) },
];
const listHash = sha256(listText(lines));
const amounts = [5000, 500];
const winners = drawTickets(nodeHmac, { seed, listHash, tickets: 5, prizes: 2 }).map((ticket, at) => ({
  position: at + 1,
  ticket,
  amount_cents: amounts[at]!,
}));

const lottery = (changes: Partial<Lottery> = {}): Lottery => ({
  id: 3,
  slug: 'evening-draw-2026-11-22',
  frontend_identifier: 'evening-draw',
  title: 'Evening Draw',
  start_at: '2026-11-21T19:00:00.000Z',
  end_at: '2026-11-22T19:00:00.000Z',
  in_progress: true,
  status: 'active',
  group_ids: [],
  providers: [],
  games: [],
  ticket_every_cents: 500,
  most_tickets: 5,
  currency: 'EUR',
  prize_pool_cents: 5500,
  prizes: [
    { count: 1, amount_cents: 5000 },
    { count: 1, amount_cents: 500 },
  ],
  tickets: null,
  seed_hash: sha256(seed),
  list_hash: null,
  seed: null,
  winners: [],
  ...changes,
});
const drawn = (changes: Partial<Lottery> = {}) =>
  lottery({ in_progress: false, status: 'archive', tickets: 5, list_hash: listHash, seed, winners, ...changes });

const status = (changes: Partial<LotteryStatus> = {}): LotteryStatus => ({
  lottery_id: 3,
  takes_part: true,
  tickets: 3,
  staked_cents: 1720,
  code: lines[0]!.code,
  first_ticket: null,
  prizes: [],
  ...changes,
});

function show(answer: unknown, own: LotteryStatus | null = null, list: unknown = { lines, next: null }) {
  renderCompetitions(
    answering([
      [readLottery, answer],
      [readLotteryStatus, own],
      [readLotteryTickets, list],
    ]),
    <LotteryPage
      slug="evening-draw-2026-11-22"
      signedIn={own !== null}
      link={link}
      signIn={<a href="/sign-in">Sign in</a>}
      care={<a href="/limits">Limits and breaks</a>}
    />,
  );
}
const drawAgain = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Repeat the draw in this browser' }));

test('a guest reads prizes and rules, the promise before the draw, and the way in', async () => {
  show(lottery());
  expect(await screen.findByRole('heading', { name: 'Evening Draw' })).toBeVisible();
  expect(screen.getByText(sha256(seed))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Limits and breaks' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Repeat the draw in this browser' })).toBeNull();
});

test('a player sees the tickets and how far the next one is', async () => {
  show(lottery(), status());
  expect(await screen.findByText('3 tickets')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '€2.20 of €5.00 staked');
});

test('who has all tickets is told that playing on changes nothing', async () => {
  show(lottery(), status({ tickets: 5, staked_cents: 90_000 }));
  expect(await screen.findByText(/You have the maximum number of tickets\./)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('who wants no bonuses is told why there are no tickets', async () => {
  show(lottery(), status({ takes_part: false, tickets: 0 }));
  expect(await screen.findByText(/You have no tickets in this lottery\./)).toBeVisible();
});

test('after the draw the player’s numbers and prizes stand there, marked among the winners', async () => {
  const { position, ticket, amount_cents } = winners[0]!;
  show(drawn(), status({ first_ticket: 1, prizes: [{ position, ticket, amount_cents }] }));
  expect(await screen.findByText(/Your ticket numbers are 1 to 3/)).toBeVisible();
  expect(screen.getByText(new RegExp(`Ticket ${ticket} won`))).toBeVisible();
  const rows = screen.getAllByRole('row');
  expect(await within(rows[1]!).findByText('yours')).toBeVisible();
});

test('the browser draws again and finds it right', async () => {
  show(drawn());
  await drawAgain();
  expect(
    await screen.findByText(/Your browser repeated the draw from the seed and the list, and got the same result\./),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the list' })).toBeVisible();
});

test.each([
  ['another seed than promised', drawn({ seed: 'cd'.repeat(32) }), lines],
  ['another winner', drawn({ winners: [{ ...winners[0]!, ticket: winners[1]!.ticket }, winners[1]!] }), lines],
  ['a list with a ticket less', drawn(), [{ ...lines[0]!, count: 2 }, lines[1]!]],
  ['no list', drawn(), []],
])('%s is found out', async (_, answer, list) => {
  show(answer, null, { lines: list, next: null });
  await drawAgain();
  expect(await screen.findByText(/Your browser repeated the draw and got a different result\./)).toBeVisible();
});

test('a list in several pieces is fetched whole', async () => {
  let asked = 0;
  show(drawn(), null, () => {
    asked += 1;
    return asked === 1 ? { lines: [lines[0]], next: 4 } : { lines: [lines[1]], next: null };
  });
  await drawAgain();
  expect(
    await screen.findByText(/Your browser repeated the draw from the seed and the list, and got the same result\./),
  ).toBeVisible();
});

test('a lottery without tickets says that nothing was drawn', async () => {
  show(drawn({ tickets: 0, winners: [], list_hash: sha256('') }), null, { lines: [], next: null });
  expect(await screen.findByText(/nothing was drawn/)).toBeVisible();
  await drawAgain();
  expect(
    await screen.findByText(/Your browser repeated the draw from the seed and the list, and got the same result\./),
  ).toBeVisible();
});

test('a page or list that does not load can be asked for again', async () => {
  show(drawn(), null, () => {
    throw new CallFailed('Network Error');
  });
  await drawAgain();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('lotteries are listed nine a page, each leading to its own', async () => {
  const many = Array.from({ length: 24 }, (_, at) => lottery({ id: at + 1, slug: `l-${at}`, title: `Draw ${at}` }));
  renderCompetitions(
    answering([[readLotteries, many]]),
    <LotteryCards page={3} onPage={() => undefined} link={link} action={<a href="/games">Games</a>} />,
  );
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Draw 18' })).toHaveAttribute('href', '/lottery/l-18');
});
