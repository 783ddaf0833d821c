import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, CallRefused } from '@croupier/api-client';
import {
  type BetOrder,
  placeBet,
  readAccounts,
  readBet,
  readMostStakes,
  readSportEvent,
  readUserLimits,
} from '@croupier/contracts';
import { pick } from '../slip-model/pick.ts';
import { announcementAtom, oddsChangeAtom, slipAtom } from '../slip-model/slip.atoms.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { bet, sportEvent, withResult } from '../testing/sport-events.ts';
import { SlipPanel } from './SlipPanel.tsx';

beforeEach(() => localStorage.clear());

const refused = (code: string, params: Record<string, string | number> = {}) =>
  new CallRefused(422, { errors: { legs: { [code]: code } }, params: { [code]: params } });

type Options = Parameters<typeof renderSport>[1];
/** Renders the slip with one selection. */
async function slipWith(options: Options = {}, event = sportEvent()) {
  const view = renderSport(<SlipPanel />, options);
  await act(async () => view.store.set(slipAtom, [pick(event, event.markets[0]!, 'home')!]));
  await screen.findByText('Port Ashby');
  return view;
}
const stake = (text: string) => userEvent.type(screen.getByLabelText('Stake'), text);

test('an empty slip says how to fill it', () => {
  renderSport(<SlipPanel />);
  expect(screen.getByText('Your slip is empty')).toBeInTheDocument();
});

test('who bets by keyboard is taken to what became of the bet, and on to “My bets”', async () => {
  await slipWith({ answers: [[placeBet, ({ body }: { body: BetOrder }) => bet({ id: body.id })]] });
  await stake('5{Enter}');
  await screen.findByText('Your bet is placed');
  await vi.waitFor(() => expect(document.activeElement).toHaveTextContent(/^Your bet is placed/));
  screen.getByRole('button', { name: 'My bets' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Bet slip' })).toHaveFocus();
});

test('it shows the possible return, sends the order as seen, and confirms', async () => {
  const orders: BetOrder[] = [];
  const answer = ({ body }: { body: BetOrder }) => {
    orders.push(body);
    return bet({ id: body.id, stake_cents: body.stake_cents, possible_return_cents: 1_500 });
  };
  const { store, moneyMoved } = await slipWith({ answers: [[placeBet, answer]] });
  await stake('7.50');
  expect(screen.getByText('€15.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €7.50' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(orders).toMatchObject([
    {
      currency: 'EUR',
      stake_cents: 750,
      odds_change: 'higher',
      legs: [{ event_id: 7, outcome: 'home', odds: 20_000, market_version: 3 }],
    },
  ]);
  expect(store.get(slipAtom)).toEqual([]);
  expect(store.get(announcementAtom)).toContain('is placed');
  expect(moneyMoved()).toBeGreaterThan(0);
});

test('it says which wallet pays, and a stake typed for one is not a stake of another', async () => {
  const { queryClient } = await slipWith();
  expect(screen.getByText('Paid from')).toHaveTextContent(/the wallet/);
  await stake('5');
  expect(screen.getByRole('button', { name: 'Place bet · €5.00' })).toBeEnabled();
  act(() => void queryClient.setQueryData(['player'], { id: 1, currency: 'BTC' }));
  expect(await screen.findByRole('button', { name: 'Enter a stake' })).toBeDisabled();
  expect(screen.getByLabelText('Stake')).toHaveValue('');
  act(() => void queryClient.setQueryData(['player'], { id: 1, currency: 'EUR' }));
  expect(await screen.findByRole('button', { name: 'Place bet · €5.00' })).toBeEnabled();
});

test('a guest has no wallet to pay from', async () => {
  await slipWith({ signedIn: false });
  expect(screen.queryByText('Paid from')).toBeNull();
});

test('a pressed quick stake fills the field', async () => {
  await slipWith();
  await userEvent.click(await screen.findByRole('button', { name: '5' }));
  expect(screen.getByRole('button', { name: 'Place bet · €5.00' })).toBeEnabled();
});

test('a fallen price stands beside the old one and must be accepted before the bet can go', async () => {
  const fallen = withResult(sportEvent(), { odds: [19_000, 25_000, 30_000] });
  await slipWith({ answers: [[readSportEvent, fallen]] });
  await stake('5');
  expect(await screen.findByText('1.90')).toBeInTheDocument();
  expect(screen.getByLabelText('before: 2.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept new odds' }));
  expect(screen.getByRole('button', { name: 'Place bet · €5.00' })).toBeEnabled();
  expect(screen.queryByLabelText('before: 2.00')).not.toBeInTheDocument();
});

test('whoever takes any price is not asked', async () => {
  const { store } = await slipWith({
    answers: [[readSportEvent, withResult(sportEvent(), { odds: [19_000, 25_000, 30_000] })]],
  });
  await act(async () => store.set(oddsChangeAtom, 'any'));
  await stake('5');
  expect(await screen.findByRole('button', { name: 'Place bet · €5.00' })).toBeEnabled();
});

test('a suspended pick says why and keeps the button waiting', async () => {
  const suspended = withResult(sportEvent({ status: 'live' }), { status: 'suspended', reason: 'possible_goal' });
  await slipWith({ answers: [[readSportEvent, suspended]] });
  await stake('5');
  expect(await screen.findByText('Suspended: a dangerous attack.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Waiting for odds' })).toBeDisabled();
});

test('a closed pick is taken off by one press', async () => {
  const { store } = await slipWith({ answers: [[readSportEvent, sportEvent({ status: 'ended' })]] });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove closed selections' }));
  expect(store.get(slipAtom)).toEqual([]);
});

test('a refusal for a changed price names the new one and keeps the pick', async () => {
  const { store } = await slipWith({
    answers: [
      [placeBet, () => Promise.reject(refused('odds_changed', { odds: 18_500, shown: 20_000, market_version: 4 }))],
    ],
  });
  await stake('5');
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  expect(await screen.findByText('The odds fell from 2.00 to 1.85 before your bet was accepted.')).toBeInTheDocument();
  expect(store.get(slipAtom)).toHaveLength(1);
});

test('who wants to be asked is asked about a better price too, and places it by the press that answers', async () => {
  const risen = withResult(sportEvent(), { odds: [21_000, 25_000, 30_000] });
  const sent: BetOrder[] = [];
  const answer = ({ body }: { body: BetOrder }) => {
    sent.push(body);
    const { odds, market_version } = body.legs[0];
    const now = { odds: 21_000, shown: odds, market_version: market_version + 1, leg: 0 };
    return odds === 21_000 ? bet({ id: body.id }) : Promise.reject(refused('odds_changed', now));
  };
  const { store } = await slipWith({
    answers: [
      [placeBet, answer],
      [readSportEvent, () => (sent.length === 0 ? sportEvent() : risen)],
    ],
  });
  await act(async () => store.set(oddsChangeAtom, 'none'));
  await stake('5');
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €5.00' }));
  expect(await screen.findByText('The odds rose from 2.00 to 2.10 before your bet was accepted.')).toBeVisible();
  expect(store.get(slipAtom)).toHaveLength(1);
  expect(screen.getByLabelText('Stake')).toHaveValue('5');
  await userEvent.click(await screen.findByRole('button', { name: 'Place at new odds · €5.00' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(sent.map(({ odds_change, legs: [{ odds, market_version }] }) => [odds_change, odds, market_version])).toEqual([
    ['none', 20_000, 3],
    ['none', 21_000, 4],
  ]);
});

test('a price that rose while one was away is placed at what the button said', async () => {
  const orders: BetOrder[] = [];
  const { store } = await slipWith({
    answers: [
      [readSportEvent, withResult(sportEvent(), { odds: [21_000, 25_000, 30_000] })],
      [placeBet, ({ body }: { body: BetOrder }) => (orders.push(body), bet({ id: body.id }))],
    ],
  });
  await act(async () => store.set(oddsChangeAtom, 'none'));
  expect(await screen.findByText('The odds have risen from 2.00 to 2.10.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enter a stake' })).toBeDisabled();
  await stake('5');
  await userEvent.click(screen.getByRole('button', { name: 'Place at new odds · €5.00' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(orders.map(({ legs: [{ odds }] }) => odds)).toEqual([21_000]);
});

test('with one price that rose and one that fell both are accepted first', async () => {
  const away = sportEvent();
  const moved = withResult(away, { odds: [21_000, 24_000, 30_000] });
  const { store } = await slipWith({ answers: [[readSportEvent, moved]] });
  await act(async () => store.set(oddsChangeAtom, 'none'));
  await act(async () => store.set(slipAtom, (slip) => [...slip, pick(away, away.markets[0]!, 'draw')!]));
  expect(await screen.findByRole('button', { name: 'Accept new odds' })).toBeEnabled();
});

test('without enough money the way to a deposit stands where the button was', async () => {
  await slipWith({ answers: [[placeBet, () => Promise.reject(refused('insufficient_funds'))]] });
  await stake('5');
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  expect(await screen.findByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '#deposit');
});

test.each([
  ['0', 'The minimum stake is €0.10.'],
  ['0.09', 'The minimum stake is €0.10.'],
  ['50000.01', 'The maximum stake at these odds is €50,000.00.'],
  ['90071992547409.93', 'The maximum stake at these odds is €50,000.00.'],
  ['-5', 'Enter an amount such as 1,250.'],
])('a stake of %s is answered with what can be staked, and is not sent', async (typed, answer) => {
  await slipWith();
  await stake(typed);
  await userEvent.tab();
  expect(await screen.findByText(answer)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Change stake|Enter a stake/ })).toBeDisabled();
});

test('no smallest stake is shown on the way to 0.50', async () => {
  await slipWith();
  await stake('0');
  expect(screen.queryByText(/The minimum stake per bet is/)).not.toBeInTheDocument();
  await stake('.50');
  expect(screen.getByRole('button', { name: 'Place bet · €0.50' })).toBeEnabled();
});

test('what the house can still take is known to the server only, and said with its figure', async () => {
  await slipWith({
    answers: [
      [
        placeBet,
        () =>
          Promise.reject(refused('stake_too_large', { max_stake_cents: 12_345, reason: 'outcome', currency: 'EUR' })),
      ],
    ],
  });
  await stake('100');
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  expect(await screen.findByText('The most we can accept on this outcome right now is €123.45.')).toBeInTheDocument();
});

test.each([
  ['return', 12_345, 'The maximum stake at these odds is €123.45.'],
  ['event', 12_345, 'The most we can accept on this match right now is €123.45.'],
  ['race', 12_345, 'The most we can accept on this race right now is €123.45.'],
  ['season', 12_345, 'The most we can accept on this season right now is €123.45.'],
  ['player', 12_345, 'With your open bets, the most we can accept on this one is €123.45.'],
  ['day', 12_345, 'The most we can accept today is €123.45.'],
  ['stake', 12_345, 'The maximum stake per bet is €123.45.'],
  ['group', 12_345, 'The maximum stake per bet from your account is €123.45.'],
  ['outcome', 0, /We can’t accept any more bets on this outcome right now\./],
  ['event', 0, /We can’t accept any more bets on this match right now\./],
  ['race', 0, /We can’t accept any more bets on this race right now\./],
  ['season', 0, /We can’t accept any more bets on this season right now\./],
  ['player', 0, /Your open bets have reached our limit\./],
  ['day', 0, /Please try again tomorrow/],
  ['group', 0, /You can withdraw your money at any time/],
  ['stake', 0, /Please try again later/],
] as const)(
  'the limit of the %s that leaves %d cents is explained, with what may be done',
  async (reason, most, text) => {
    const refusal = refused('stake_too_large', { max_stake_cents: most, reason, currency: 'EUR' });
    await slipWith({ answers: [[placeBet, () => Promise.reject(refusal)]] });
    await stake('200');
    await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    const instead = screen.queryByRole('button', { name: 'Place bet for €123.45' });
    if (most > 0) expect(instead).toBeEnabled();
    else expect(instead).not.toBeInTheDocument();
  },
);

test('what would still be taken of a stake is placed by one press', async () => {
  const sent: number[] = [];
  const answer = ({ body }: { body: BetOrder }) => {
    sent.push(body.stake_cents);
    return body.stake_cents > 12_345
      ? Promise.reject(refused('stake_too_large', { max_stake_cents: 12_345, reason: 'outcome', currency: 'EUR' }))
      : bet({ id: body.id });
  };
  await slipWith({ answers: [[placeBet, answer]] });
  await stake('200');
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Place bet for €123.45' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(sent).toEqual([20_000, 12_345]);
});

test('the largest stake is known before anything is sent, and typed by one press', async () => {
  await slipWith();
  await userEvent.click(await screen.findByRole('button', { name: 'Max €50,000.00' }));
  expect(screen.getByRole('button', { name: 'Place bet · €50,000.00' })).toBeEnabled();
});

test('the largest stake takes the place of what could not be read', async () => {
  await slipWith();
  await stake('5x');
  await userEvent.tab();
  expect(screen.getByText('Enter an amount such as 1,250.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Max €50,000.00' }));
  expect(screen.getByLabelText('Stake')).toHaveValue('50,000');
  expect(screen.getByLabelText('Stake')).toBeValid();
});

test('what is pressed does not move away from under the finger as the field is left', async () => {
  await slipWith();
  await stake('5x');
  const most = await screen.findByRole('button', { name: 'Max €50,000.00' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: most });
  expect(screen.queryByText('Enter an amount such as 1,250.')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: most });
  expect(await screen.findByRole('button', { name: 'Place bet · €50,000.00' })).toBeEnabled();
  expect(screen.getByLabelText('Stake')).toBeValid();
});

const wallet = (currency: string, amount: number) => ({
  ...{ currency, active: currency === 'EUR' },
  ...{ amount_cents: amount, available_to_cashout_cents: amount },
});
const ownLimit = (type: string, amount: number, current: number) => ({
  ...{ id: amount, type, period: 'day', status: 'active' },
  accounts: [{ currency: 'EUR', amount_cents: amount, current_value_amount_cents: current }],
  ...{ created_at: '2026-11-20T18:00:00.000Z', ends_at: null, resets_at: null, change: null },
  ...{ duration_minutes: null, used_minutes: null },
});

test.each([
  ['what the wallet holds', 4_250, [], 'Max €42.50'],
  ['what a limit on losses leaves', 4_250, [ownLimit('loss', 5_000, 3_000)], 'Max €20.00'],
  [
    'what a limit on stakes leaves',
    4_250,
    [ownLimit('loss', 5_000, 1_000), ownLimit('wager', 9_000, 7_995)],
    'Max €10.05',
  ],
  ['the wallet, where deposits alone are limited', 4_250, [ownLimit('deposit', 5_000, 5_000)], 'Max €42.50'],
] as const)('the largest stake is no more than %s', async (_, cash, limits, name) => {
  await slipWith({
    answers: [
      [readAccounts, [wallet('BTC', 9_000_000), wallet('EUR', cash)]],
      [readUserLimits, limits],
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(screen.getByRole('button', { name: name.replace('Max', 'Place bet ·') })).toBeEnabled();
});

test('of two bets each gets half of what the wallet holds', async () => {
  const event = sportEvent();
  const { store } = await slipWith({ answers: [[readAccounts, [wallet('EUR', 4_251)]]] });
  await act(async () => store.set(slipAtom, (slip) => [...slip, pick(event, event.markets[2]!, 'over')!]));
  await userEvent.click(await screen.findByRole('button', { name: 'Max €21.25' }));
  expect(screen.getByRole('button', { name: 'Place 2 bets · €42.50' })).toBeEnabled();
});

test('with less than the smallest stake no largest one is offered', async () => {
  await slipWith({ answers: [[readAccounts, [wallet('EUR', 9)]]] });
  await screen.findByRole('button', { name: '5' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Max/ })).toBeNull());
});

test('a player with a largest stake of their own sees it, and why, before anything is sent', async () => {
  const most = [{ currency: 'EUR', max_stake_cents: 7_500, reason: 'group' }];
  await slipWith({ answers: [[readMostStakes, most]] });
  await stake('80');
  expect(await screen.findByText('The maximum stake per bet from your account is €75.00.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Max €75.00' }));
  expect(screen.getByRole('button', { name: 'Place bet · €75.00' })).toBeEnabled();
});

test('when the answer was lost, the bet is asked for before anything is sent again', async () => {
  const sent: string[] = [];
  const answers: Options = {
    answers: [
      [
        placeBet,
        ({ body }: { body: BetOrder }) => (sent.push(body.id), Promise.reject(new CallFailed('Network Error'))),
      ],
      [readBet, ({ params }: { params: { id: string } }) => bet({ id: params.id })],
    ],
  };
  await slipWith(answers);
  await stake('5');
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  expect(await screen.findByText(/We got no response\. You can safely send/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('what is sent again after no answer goes under the same id, so that both can only be one bet', async () => {
  const sent: string[] = [];
  const troubles = [new CallFailed('Network Error'), new CallRefused(503, { errors: { base: { unavailable: '' } } })];
  const answer = ({ body }: { body: BetOrder }) => {
    sent.push(body.id);
    const trouble = troubles.shift();
    return trouble ? Promise.reject(trouble) : bet({ id: body.id });
  };
  const unknown = () => Promise.reject(new CallRefused(404, { errors: { base: { not_found: '' } } }));
  const { store } = await slipWith({
    answers: [
      [placeBet, answer],
      [readBet, unknown],
    ],
  });
  await stake('5');
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
    expect(await screen.findByText(/We got no response\. You can safely send/)).toBeInTheDocument();
    expect(sent).toHaveLength(times);
  }
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  await vi.waitFor(() => expect(store.get(slipAtom)).toEqual([]));
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(3);
});

test('an order that arrived late under other terms is the bet, not a second one', async () => {
  const conflict = () => Promise.reject(new CallRefused(409, { errors: { base: { idempotency_conflict: '' } } }));
  await slipWith({
    answers: [
      [placeBet, conflict],
      [readBet, ({ params }: { params: { id: string } }) => bet({ id: params.id })],
    ],
  });
  await stake('5');
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
});

test('a match nobody knows any more is closed, not waited for', async () => {
  await slipWith({
    answers: [[readSportEvent, () => Promise.reject(new CallRefused(404, { errors: { base: { not_found: '' } } }))]],
  });
  expect(await screen.findByText('The match is over.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove closed selections' })).toBeEnabled();
});

test('pressed three times in one moment it is sent once', async () => {
  const sent: string[] = [];
  await slipWith({
    answers: [[placeBet, ({ body }: { body: BetOrder }) => (sent.push(body.id), bet({ id: body.id }))]],
  });
  await stake('5');
  const button = screen.getByRole('button', { name: /Place bet/ });
  act(() => [1, 2, 3].forEach(() => button.click()));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('another tab with the same pick sends the same order', async () => {
  const sent: string[] = [];
  const event = sportEvent();
  const selection = pick(event, event.markets[0]!, 'home')!;
  for (const tab of [1, 2]) {
    localStorage.clear();
    const { store, unmount } = renderSport(<SlipPanel />, {
      answers: [[placeBet, ({ body }: { body: BetOrder }) => (sent.push(body.id), bet({ id: body.id }))]],
    });
    await act(async () => store.set(slipAtom, [selection]));
    await stake(String(tab));
    await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
    expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
    unmount();
  }
  expect(new Set(sent).size).toBe(1);
});

test('a live bet counts down, and when it is rejected says why', async () => {
  const pending = bet({ status: 'pending', decide_at: new Date(Date.now() + 5_000).toISOString() });
  const rejected = bet({ status: 'rejected', rejection: { code: 'score_changed', params: { home: 1, away: 0 } } });
  const { queryClient } = await slipWith({
    answers: [
      [placeBet, pending],
      [readBet, pending],
    ],
  });
  await stake('5');
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  expect(await screen.findByText(/Checking odds and score: [45] s/)).toBeInTheDocument();
  act(() => {
    queryClient.setQueryData(['sportsbook', 'bet', pending.id], rejected);
  });
  expect(await screen.findByText('Your bet was not accepted')).toBeInTheDocument();
  expect(screen.getByText('The score changed before your bet was accepted.')).toBeInTheDocument();
  expect(screen.getByText(/^Your stake of/)).toHaveTextContent('Your stake of €10.00 was returned.');
  expect(screen.getByRole('button', { name: 'Add to slip again at current odds' })).toBeInTheDocument();
});

const fell = { code: 'odds_changed', params: { leg: 0, odds: 18_500, shown: 20_000, market_version: 4 } };
const fallen = withResult(sportEvent({ status: 'live' }), { odds: [18_500, 30_000, 40_000] });

interface RefusedLater {
  rejection?: ReturnType<typeof bet>['rejection'];
  /** Match after the refusal. */
  since?: ReturnType<typeof sportEvent>;
  changes?: Parameters<typeof bet>[0];
  /** Returns the replies to the orders after the first. */
  then?: (order: BetOrder) => unknown;
}

/** Renders a live bet of €10.00 that was refused after its delay, and returns the orders sent since. */
async function refusedLater({ rejection = fell, since = fallen, changes = {}, then = () => null }: RefusedLater = {}) {
  const orders: BetOrder[] = [];
  const pending = bet({ status: 'pending' });
  let [match, isFirst] = [sportEvent({ status: 'live' }), true];
  const view = await slipWith({
    answers: [
      [
        placeBet,
        ({ body }: { body: BetOrder }) => {
          if (!isFirst) return (orders.push(body), then(body));
          isFirst = false;
          return pending;
        },
      ],
      [
        readBet,
        ({ params: { id } }: { params: { id: string } }) => (id === pending.id ? pending : then({ id } as never)),
      ],
      [readSportEvent, () => match],
    ],
  });
  await stake('10');
  await userEvent.click(screen.getByRole('button', { name: /Place bet/ }));
  await screen.findByText(/^Checking odds and score…/);
  match = since;
  act(() => {
    const rejected = bet({ status: 'rejected', rejection, ...changes });
    view.queryClient.setQueryData(['sportsbook', 'event', 7], since);
    view.queryClient.setQueryData(['sportsbook', 'bet', pending.id], rejected);
  });
  await screen.findByText('Your bet was not accepted');
  return { ...view, orders };
}
const accepted = ({ id }: { id: string }) => bet({ id });

test('a live bet refused for its price is placed by one press, at the price the button says', async () => {
  const { orders, store } = await refusedLater({ then: accepted });
  await userEvent.click(await screen.findByRole('button', { name: 'Place at 1.85 · €10.00' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(orders).toMatchObject([
    { stake_cents: 1_000, legs: [{ event_id: 7, outcome: 'home', odds: 18_500, market_version: 4 }] },
  ]);
  expect(screen.queryByText('Your bet was not accepted')).not.toBeInTheDocument();
  expect(store.get(slipAtom)).toEqual([]);
});

test('what is on the slip by then stays there, and is no part of the bet', async () => {
  const { store } = await refusedLater({ then: accepted });
  const other = pick(fallen, fallen.markets[0]!, 'home')!;
  await act(async () => store.set(slipAtom, [other]));
  await userEvent.click(await screen.findByRole('button', { name: 'Place at 1.85 · €10.00' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(store.get(slipAtom)).toEqual([other]);
});

test('a price that moved once more is refused with its reason; without an answer the same order is asked about first', async () => {
  const replies = [
    () => Promise.reject(refused('odds_changed', { leg: 0, odds: 17_000, shown: 18_500, market_version: 4 })),
    () => Promise.reject(new CallFailed('Network Error')),
    accepted,
  ];
  const { orders } = await refusedLater({ then: (order) => replies.shift()!(order) });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Place at 1.85 · €10.00' }));
  await press();
  expect(await screen.findByText('The odds fell from 1.85 to 1.70 before your bet was accepted.')).toBeInTheDocument();
  await press();
  expect(await screen.findByText(/We got no response\. You can safely send/)).toBeInTheDocument();
  await press();
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(new Set(orders.map(({ id }) => id)).size).toBe(2); // The third press found the second order, which had arrived.
  expect(orders).toHaveLength(2);
});

test('of a refused bet in several lines the odds of each leg are said, and all of it is placed as it was', async () => {
  const [leg] = bet().legs;
  const legs = [7, 8].map((id) => ({ ...leg, event: { ...leg.event, id } }));
  const { orders } = await refusedLater({ then: accepted, changes: { legs: legs as never, sizes: [1, 2] } });
  const button = await screen.findByRole('button', { name: 'Place at the new odds · €10.00' });
  expect(screen.getAllByText('Port Ashby: 1.85 now')).toHaveLength(2);
  await userEvent.click(button);
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(orders).toMatchObject([{ sizes: [1, 2], stake_cents: 1_000, legs: [{ event_id: 7 }, { event_id: 8 }] }]);
});

test('a price older than the one it was refused for is waited for, and a stopped market too', async () => {
  const { queryClient } = await refusedLater({ since: sportEvent({ status: 'live' }) });
  expect(await screen.findByRole('button', { name: 'Waiting for odds' })).toBeDisabled();
  act(() => void queryClient.setQueryData(['sportsbook', 'event', 7], withResult(fallen, { status: 'suspended' })));
  expect(await screen.findByRole('button', { name: 'Waiting for odds' })).toBeDisabled();
  act(() => void queryClient.setQueryData(['sportsbook', 'event', 7], fallen));
  expect(await screen.findByRole('button', { name: 'Place at 1.85 · €10.00' })).toBeEnabled();
});

test.each<[string, RefusedLater]>([
  ['is over', { since: { ...fallen, status: 'ended' } }],
  ['was refused for its stake', { rejection: { code: 'stake_too_large', params: { max_stake_cents: 100 } } }],
  ['was paid by a free bet', { changes: { funding: { kind: 'freebet', title: { en: 'Free bet' } } as never } }],
])('a bet that %s goes by way of the slip', async (_, refusal) => {
  await refusedLater(refusal);
  expect(await screen.findByRole('button', { name: 'Add to slip again at current odds' })).toBeInTheDocument();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^(Place at|Waiting)/ })).not.toBeInTheDocument());
});

test('a guest is offered to sign in or open an account, and the pick stays', async () => {
  const { store } = await slipWith({ signedIn: false });
  expect(screen.getByRole('link', { name: 'Sign in to bet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open an account' })).toBeInTheDocument();
  expect(store.get(slipAtom)).toHaveLength(1);
});

test('two picks are two bets with a sum', async () => {
  const event = sportEvent();
  const { store } = await slipWith({ answers: [[placeBet, ({ body }: { body: BetOrder }) => bet({ id: body.id })]] });
  await act(async () =>
    store.set(slipAtom, [pick(event, event.markets[0]!, 'home')!, pick(event, event.markets[1]!, 'over')!]),
  );
  await userEvent.type(screen.getByLabelText('Stake per bet'), '5');
  const panel = within(screen.getByRole('region', { name: 'Bet slip' }));
  expect(panel.getByText('Total stake').nextSibling).toHaveTextContent('€10.00');
  await userEvent.click(screen.getByRole('button', { name: 'Place 2 bets · €10.00' }));
  expect(await screen.findAllByText('Your bet is placed')).toHaveLength(2);
});
