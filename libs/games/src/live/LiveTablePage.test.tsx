import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  cashOutLiveBet,
  type Endpoint,
  type LiveBet,
  type LiveRound,
  type LiveTable,
  placeLiveBet,
  readLiveBets,
  readLiveTable,
  undoLiveBet,
} from '@croupier/contracts';
import { rouletteSpots } from '@croupier/game-math';
import { buildLiveBet, buildRound, buildTable } from '../testing/build-live.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import type { LiveHost, LiveNews } from './live-host.ts';
import { LiveTablePage } from './LiveTablePage.tsx';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const betting = (changes: Partial<LiveRound> = {}) =>
  buildRound({ opens_at: fromNow(-1_000), locks_at: fromNow(7_000), ...changes });
const flying = (changes: Partial<LiveRound> = {}) =>
  buildRound({
    state: 'drawn',
    opens_at: fromNow(-14_000),
    locks_at: fromNow(-6_000),
    starts_at: fromNow(-5_000),
    ...changes,
  });
const wheel = buildTable({ kind: 'roulette', slug: 'harbour-roulette', title: 'Harbour Roulette' });
const shoe = buildTable({ kind: 'baccarat', slug: 'pearl-quay-baccarat', title: 'Pearl Quay Baccarat' });
/** Player 9 on two cards, banker 3: hearts and spades. */
const coup = { player: [3, 4], banker: [1, 13], won: ['player'] };
const spot = (name: string, changes: Partial<LiveBet> = {}) =>
  buildLiveBet({ fields: [{ name, stake_cents: 10 }], stake_cents: 10, ...changes });

interface Shown {
  table?: LiveTable;
  round: LiveRound | null;
  bets?: LiveBet[];
  answers?: (readonly [Endpoint, unknown])[];
  host?: Partial<LiveHost>;
}

/** Renders a table and returns a function that sends it socket events. */
async function show({ table = buildTable(), round, bets = [], answers = [], host = {} }: Shown) {
  let news: LiveNews | undefined;
  const Follow = (told: LiveNews) => {
    news = told;
    return null;
  };
  const api = answering([
    ...answers,
    [
      readLiveTable,
      () => ({ table, now: fromNow(0), round, crowd: null, past: round?.state === 'over' ? [round] : [], said: [] }),
    ],
    [readLiveBets, () => ({ data: bets, next: null })],
  ]);
  const all = {
    Follow,
    connected: true,
    currency: 'EUR' as const,
    signedIn: true,
    signIn: <button>Sign in</button>,
    back: null,
  };
  renderInApp(<LiveTablePage slug={table.slug} host={{ ...all, ...host }} />, api);
  await screen.findByRole('heading', { level: 1, name: table.title });
  return (tell: (news: LiveNews) => void) => act(() => tell(news!));
}

// shows: screen:game-sidebar
test('beside a table stand one’s own bets, what others stake and what came before', async () => {
  await show({ round: betting() });
  const beside = within(screen.getByRole('complementary'));
  expect(beside.getByRole('heading', { name: 'Your bets' })).toBeInTheDocument();
  expect(beside.getAllByRole('heading').length).toBeGreaterThan(1);
});

test('a bet that came after the lock is returned with the reason', async () => {
  const refused = new CallRefused(422, { errors: { base: { bets_closed: 'Closed.' } } } as never);
  await show({ round: betting(), answers: [[placeLiveBet, () => Promise.reject(refused)]] });
  await userEvent.click(screen.getByRole('button', { name: 'Bet on this round' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your bet arrived after betting closed.');
  expect(screen.getByRole('button', { name: 'Bet on this round' })).toBeEnabled();
});

test('an automatic cash-out that can’t be is not sent', async () => {
  const place = vi.fn();
  await show({ round: betting(), answers: [[placeLiveBet, place]] });
  await userEvent.type(screen.getByLabelText('Auto cash-out at (optional)'), '1');
  expect(screen.getByRole('button', { name: 'Bet on this round' })).toBeDisabled();
  expect(place).not.toHaveBeenCalled();
});

test('a bet goes with its automatic cash-out to this round, and can be taken back before the lock', async () => {
  const place = vi.fn(({ body }) => buildLiveBet({ id: body.id, auto_cash_out: 250 }));
  const undo = vi.fn(({ params }) => buildLiveBet({ id: params.id, status: 'undone' }));
  await show({
    round: betting(),
    answers: [
      [placeLiveBet, place],
      [undoLiveBet, undo],
    ],
  });
  await userEvent.type(screen.getByLabelText('Auto cash-out at (optional)'), '2.5');
  await userEvent.click(screen.getByRole('button', { name: 'Bet on this round' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel bet' }));
  expect(await screen.findByRole('button', { name: 'Bet on this round' })).toBeEnabled();
  expect(place.mock.calls[0]?.[0].body).toMatchObject({ round: 12, auto_cash_out: 250 });
  expect(undo).toHaveBeenCalledTimes(1);
});

// shows: call:POST /api/live/bets/{id}/cash_out
test('a cash-out in the air is told with what the server counted', async () => {
  const cash = vi.fn(() => buildLiveBet({ cashed_out_at: 134 }));
  await show({ round: flying(), bets: [buildLiveBet()], answers: [[cashOutLiveBet, cash]] });
  await userEvent.click(await screen.findByRole('button', { name: /^Cash out/ }));
  expect(await screen.findByText(/Cashed out at 1.34×/)).toHaveTextContent('€1.34');
});

test('a cash-out that came too late says so', async () => {
  const refused = new CallRefused(422, {
    errors: { base: { cash_out_too_late: 'The round was over when it arrived.' } },
  } as never);
  const answers = [[cashOutLiveBet, () => Promise.reject(refused)]] as const;
  await show({ round: flying(), bets: [buildLiveBet()], answers: [...answers] });
  await userEvent.click(await screen.findByRole('button', { name: /^Cash out/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The round was over');
});

test('one sentence says how a round ended, when the own bet is settled and not before', async () => {
  const tell = await show({ round: flying(), bets: [buildLiveBet()] });
  await screen.findByText('in play');
  const over = flying({ state: 'over', lasts_ms: 4_000, outcome: { bust: 127 } });
  tell((news) => news.onRound({ now: fromNow(0), round: over }));
  expect(await screen.findByText('Crashed')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  tell((news) => news.onBet(buildLiveBet({ status: 'settled' })));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Round 12 crashed at 1.27×. You lost your €1.00 stake.'),
  );
});

test('less than the stake is not called won', async () => {
  const over = flying({ state: 'over', lasts_ms: 4_000, outcome: { pocket: 17 } });
  const bets = [
    spot('red', { status: 'settled', id: '0b6d1c1e-8a55-4f6e-9a3b-6f1d2c3b4a58', stake_cents: 100 }),
    spot('black', { status: 'settled', win_cents: 20 }),
  ];
  await show({ table: wheel, round: over, bets });
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Round 12: 17 black. €0.20 of your €1.10 stake was returned.'),
  );
});

test('a void round says that the stake is back', async () => {
  const round = buildRound({ state: 'void', opens_at: fromNow(-15_000), locks_at: fromNow(-7_000) });
  await show({ round, bets: [buildLiveBet({ status: 'void' })] });
  expect(screen.getByText('This round is void. All stakes were returned.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your stake of €1.00 was returned.'));
});

test('chips lie on the cloth at once, the last is taken back first, and after the lock none can be laid', async () => {
  const place = vi.fn(({ body }) => buildLiveBet({ id: body.id, fields: body.fields, stake_cents: 10 }));
  const undo = vi.fn(({ params }) => spot('red', { id: params.id, status: 'undone' }));
  const answers: (readonly [Endpoint, unknown])[] = [
    [placeLiveBet, place],
    [undoLiveBet, undo],
  ];
  const tell = await show({ table: wheel, round: betting(), answers });
  const cloth = within(screen.getByRole('group', { name: 'Betting table' }));
  await userEvent.click(cloth.getByRole('button', { name: /^17 black, pays 35 to 1/ }));
  await userEvent.click(cloth.getByRole('button', { name: /^Red, pays 1 to 1/ }));
  expect(cloth.getByRole('button', { name: /^17 black.*your bet €0.10/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undo.mock.calls[0]?.[0].params.id).toBe(place.mock.calls[1]?.[0].body.id));
  tell((news) =>
    news.onRound({
      now: fromNow(0),
      round: betting({ state: 'drawn', starts_at: fromNow(600), lasts_ms: 8_000, outcome: { pocket: 4 } }),
    }),
  );
  await userEvent.click(cloth.getByRole('button', { name: /^20 black/ }));
  expect(place).toHaveBeenCalledTimes(2);
});

test('a split and a corner are laid by their names, on a finger’s wish and by keys, and say what they pay', async () => {
  const place = vi.fn(({ body }) => buildLiveBet({ id: body.id, fields: body.fields, stake_cents: 10 }));
  await show({ table: wheel, round: betting(), answers: [[placeLiveBet, place]] });
  const cloth = within(screen.getByRole('group', { name: 'Betting table' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Lines and corners' }));
  await userEvent.click(cloth.getByRole('button', { name: 'Split 8 and 11, pays 17 to 1' }));
  act(() => cloth.getByRole('button', { name: 'Split 8 and 11, pays 17 to 1, your bet €0.10' }).focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toHaveAccessibleName('Corner 8, 9, 11, and 12, pays 8 to 1');
  const lit = () => Array.from(document.querySelectorAll('[data-lit][data-colour]'), (spot) => spot.textContent);
  expect(lit()).toEqual(['8', '9', '11', '12']);
  await userEvent.keyboard('{Enter}');
  expect(place.mock.calls.map(([{ body }]) => body.fields)).toEqual([
    [{ name: '8-11', stake_cents: 10 }],
    [{ name: '8-9-11-12', stake_cents: 10 }],
  ]);
  for (const name of [
    'Street 7, 8, and 9, pays 11 to 1',
    'Trio 0, 1, and 2, pays 11 to 1',
    'Line 7 to 12, pays 5 to 1',
  ])
    expect(cloth.getByRole('button', { name })).toBeInTheDocument();
  expect(cloth.getByRole('button', { name: 'First four, 0 to 3, pays 8 to 1' })).toBeInTheDocument();
});

test('the same as before may be more spots than one bet names: it goes as two', async () => {
  const place = vi.fn(({ body }) => buildLiveBet({ id: body.id, fields: body.fields }));
  const names = Array.from(rouletteSpots.keys()).slice(0, 70);
  const bets = [names.slice(0, 40), names.slice(40)].map((some, at) =>
    buildLiveBet({
      ...{ id: `0b6d1c1e-8a55-4f6e-9a3b-6f1d2c3b4a5${at}`, round: 11, status: 'settled' },
      fields: some.map((name) => ({ name, stake_cents: 10 })),
    }),
  );
  await show({ table: wheel, round: betting(), bets, answers: [[placeLiveBet, place]] });
  const again = screen.getByRole('button', { name: 'Repeat last bets' });
  await waitFor(() => expect(again).toBeEnabled());
  await userEvent.click(again);
  expect(place.mock.calls.map(([{ body }]) => body.fields.length)).toEqual([60, 10]);
});

test('the cloth is one stop for the tab key', async () => {
  await show({ table: wheel, round: betting() });
  const first = screen.getByRole('button', { name: /^0 green/ });
  expect(screen.getAllByRole('button', { name: /pays/ }).filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
});

test('between rounds the ball lies in the pocket it fell into', async () => {
  const over = flying({ state: 'over', lasts_ms: 4_000, outcome: { pocket: 17 } });
  const tell = await show({ table: wheel, round: over });
  const ball = () => document.querySelector('svg circle[class*=ball]')?.parentElement?.getAttribute('transform');
  const fell = ball();
  expect(fell).toMatch(/^rotate\(77\.8/);
  tell((news) => news.onRound({ now: fromNow(0), round: betting({ number: 13 }) }));
  await screen.findByText(/Place your bets/);
  expect(ball()).toBe(fell);
});

test('cards are turned one after another by the clock, and who won is told when all lie there', async () => {
  const deal = flying({ starts_at: fromNow(-900), lasts_ms: 3_600, outcome: coup });
  const tell = await show({ table: shoe, round: deal });
  const cards = () => screen.getAllByRole('img', { name: / of / }).map((card) => card.getAttribute('aria-label'));
  expect(cards()).toEqual(['4 of spades', '2 of spades']);
  expect(screen.queryByText('Player wins')).toBeNull();
  tell((news) => news.onRound({ now: fromNow(0), round: { ...deal, state: 'over', starts_at: fromNow(-4_000) } }));
  expect(await screen.findByText('Player wins')).toBeVisible();
  expect(cards()).toHaveLength(4);
  expect(screen.getByRole('group', { name: 'Player: 9' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Round 12: player wins 9 to 3.'));
});

test('a chip too many on a tie is refused with the most that this field takes', async () => {
  const base = { amount_cents: 10_000, currency: 'EUR', field: 'tie' };
  const refused = new CallRefused(422, {
    errors: { fields: { stake_too_large: 'Too large.' } },
    params: { stake_too_large: base },
  } as never);
  await show({ table: shoe, round: betting(), answers: [[placeLiveBet, () => Promise.reject(refused)]] });
  const fields = within(screen.getByRole('group', { name: 'Bets' }));
  expect(fields.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Player pair, pays 11 to 1',
    'Player, pays 1 to 1',
    'Tie, pays 8 to 1',
    'Banker, pays 0.95 to 1',
    'Banker pair, pays 11 to 1',
  ]);
  await userEvent.click(fields.getByRole('button', { name: /^Tie/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Tie: the maximum stake per round is €100.00.');
});

test('the roads say how often each side won, and that it means nothing', async () => {
  const round = flying({ state: 'over', starts_at: fromNow(-4_000), lasts_ms: 3_600, outcome: coup });
  await show({ table: shoe, round });
  expect(screen.getByText('Player 1, banker 0, tie 0')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Big road' })).toBeVisible();
  expect(
    screen.getByText(/They predict nothing: every round is dealt from eight freshly shuffled decks\./),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Tie 8 to 1 85.64% €20.00' })).toBeVisible();
});

test('the wheel of 54 stops with what was drawn, and its field is lit', async () => {
  const table = buildTable({ kind: 'wheel', slug: 'lighthouse-wheel', title: 'Lighthouse Wheel' });
  const over = flying({ state: 'over', lasts_ms: 4_000, outcome: { segment: 5 } });
  await show({ table, round: over, bets: [spot('x13', { status: 'settled', win_cents: 130 })] });
  const fields = within(screen.getByRole('group', { name: 'Bets' }));
  await fields.findByRole('button', { name: /^×13, .*your bet €0\.10/ });
  const won = fields.getAllByRole('button').filter((button) => button.dataset['won']);
  expect(won.map(({ ariaLabel }) => ariaLabel)).toEqual(['×13, pays 12 to 1, your bet €0.10']);
  expect(document.querySelector('svg g[transform]')?.getAttribute('transform')).toBe(`rotate(${(-5 * 360) / 54})`);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Round 12: the wheel stopped at ×13. You staked €0.10 and won €1.30.',
    ),
  );
  expect(screen.getByRole('row', { name: '×52 51 to 1 96.30% €10.00' })).toBeVisible();
});

test('a guest may watch and is led to signing in', async () => {
  await show({ round: betting(), host: { signedIn: false } });
  expect(screen.getByText('Anyone can watch. Sign in to bet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bet on this round' })).toBeNull();
});

test('without the socket the page says so and asks by itself', async () => {
  await show({ round: betting(), host: { connected: false } });
  expect(screen.getByText(/Connecting/)).toBeVisible();
});
