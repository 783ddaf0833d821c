import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, CallRefused } from '@croupier/api-client';
import {
  type Bet,
  type BetOrder,
  editBet,
  type Endpoint,
  quoteCashOut,
  readAccounts,
  readBet,
  readCashOuts,
} from '@croupier/contracts';
import { BetCard } from '../bets/BetCard.tsx';
import { cacheBet } from '../bets/bets.query.ts';
import { pick } from '../slip-model/pick.ts';
import { sentBetsAtom, slipAtom } from '../slip-model/slip.atoms.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { bet, sportEvent } from '../testing/sport-events.ts';
import { SlipPanel } from './SlipPanel.tsx';

beforeEach(() => {
  localStorage.clear();
  window.matchMedia ??= (() => ({ matches: false })) as never;
});

const quote = {
  ...{ id: 'b2b7a5f4-0000-4000-8000-000000000000', share: 100, stake_cents: 1_000, pays_cents: 960, fair_cents: 1_000 },
  ...{
    remaining_stake_cents: 0,
    remaining_return_cents: 0,
    expires_at: '2100-01-01T00:00:00.000Z',
    stands_seconds: 10,
  },
};

const wait = { id: 'b2b7a5f4-0000-4000-8000-000000000002', stake_cents: 1_500, decide_at: null, rejection: null };
const soon = () => new Date(Date.now() + 4_500).toISOString();

/** Renders the page as after a reload, with only the device's stored state. */
async function reloaded(answers: readonly (readonly [Endpoint, unknown])[]) {
  const view = renderSport(<SlipPanel />, { answers: [...answers, [quoteCashOut, quote]] });
  await screen.findByRole('region', { name: 'Edit bet' });
  return view;
}

async function editing(open = bet(), waits: Bet | null = null, cash = 100_000, lost = false) {
  const sent: { params: { id: string }; body: { quote_id: string; order: BetOrder } }[] = [];
  const answer = (call: (typeof sent)[number]) => {
    sent.push(call);
    if (lost) return Promise.reject(new CallFailed('Network Error'));
    if (waits) return { edited: waits, placed: null };
    const placed = bet({ id: call.body.order.id, stake_cents: call.body.order.stake_cents });
    return { edited: { ...open, status: 'cashed_out', return_cents: 960 }, placed };
  };
  const view = renderSport(
    <>
      <ul>
        <BetCard bet={open} />
      </ul>
      <SlipPanel />
    </>,
    {
      answers: [
        [quoteCashOut, quote],
        [editBet, answer],
        [readCashOuts, []],
        [readBet, open],
        [readAccounts, [{ currency: 'EUR', active: true, amount_cents: cash, available_to_cashout_cents: cash }]],
      ],
    },
  );
  const event = sportEvent();
  await act(async () => view.store.set(slipAtom, [pick(event, event.markets[1]!, 'over')!]));
  await userEvent.click(screen.getByRole('button', { name: /^Edit bet:/ }));
  expect(await screen.findByRole('region', { name: 'Edit bet' })).toBeInTheDocument();
  return { ...view, sent, open };
}

test('an open bet becomes another one on the slip: old beside new, what it is worth, and what there is to pay', async () => {
  const { sent, open, store } = await editing();
  const stake = screen.getByLabelText('Stake');
  await userEvent.clear(stake);
  await userEvent.type(stake, '15');
  expect(screen.getByText('Current value of the bet').nextSibling).toHaveTextContent('€9.60');
  expect(screen.getAllByText('Stake').find(({ tagName }) => tagName === 'DT')).toBeInTheDocument();
  expect(screen.getByText('You pay').nextSibling).toHaveTextContent('€5.40');
  await userEvent.clear(stake);
  await userEvent.type(stake, '5');
  expect(screen.getByText('You get back').nextSibling).toHaveTextContent('€4.60');
  await userEvent.click(screen.getByRole('button', { name: 'Change bet' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ params: { id: open.id }, body: { quote_id: quote.id, order: { stake_cents: 500 } } });
  expect(sent[0]!.body.order.id).not.toBe(open.id);
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(
    store.get(slipAtom).map(({ key }) => key),
    'what was on the slip comes back',
  ).toEqual(['7/18/total=0.5/over']);
  expect(screen.queryByRole('region', { name: 'Edit bet' })).toBeNull();
});

test('the largest stake of the new bet counts what the old one pays', async () => {
  await editing(bet(), null, 4_000);
  await userEvent.click(await screen.findByRole('button', { name: 'Max €49.60' }));
  expect(screen.getByText('You pay').nextSibling).toHaveTextContent('€40.00');
});

test('who leaves the bet as it is finds the slip as it was', async () => {
  const { sent, store } = await editing();
  expect(store.get(slipAtom).map(({ key }) => key)).toEqual(['7/1//home']);
  await userEvent.click(screen.getByRole('button', { name: 'Keep the bet unchanged' }));
  expect(store.get(slipAtom).map(({ key }) => key)).toEqual(['7/18/total=0.5/over']);
  expect(sent).toEqual([]);
});

test('after a reload it is still a change of that bet, and ends as one', async () => {
  const { unmount, open } = await editing();
  unmount();
  const sent: { params: { id: string } }[] = [];
  const answer = (call: (typeof sent)[number]) => {
    sent.push(call);
    return {
      edited: { ...open, status: 'cashed_out', return_cents: 960 },
      placed: bet({ id: open.id.replace('8', '9') }),
    };
  };
  const { store } = await reloaded([
    [readBet, open],
    [editBet, answer],
  ]);
  expect(await screen.findByText('You pay')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change bet' }));
  await vi.waitFor(() => expect(sent.map(({ params }) => params.id)).toEqual([open.id]));
  await vi.waitFor(() => expect(store.get(slipAtom).map(({ key }) => key)).toEqual(['7/18/total=0.5/over']));
});

test.each([
  ['ended', bet({ status: 'settled', return_cents: 0 })],
  ['is somebody else’s', () => Promise.reject(new CallRefused(404, { errors: { base: { not_found: '' } } }))],
])('a bet that %s meanwhile is not changed, nor bet once more: it says so and gives the slip back', async (_, now) => {
  const { unmount } = await editing();
  unmount();
  const { store } = await reloaded([[readBet, now]]);
  expect(await screen.findByText(/^This bet can no longer be changed, and no new bet was placed\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Place bet|Change bet/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to your slip' }));
  expect(store.get(slipAtom).map(({ key }) => key)).toEqual(['7/18/total=0.5/over']);
  expect(screen.queryByRole('region', { name: 'Edit bet' })).toBeNull();
});

test.each([
  ['made', (open: Bet, order: string) => [{ ...open, status: 'cashed_out' as const }, bet({ id: order })] as const],
  [
    'checked',
    (open: Bet, order: string) => [{ ...open, edit: { ...wait, id: order, decide_at: soon() } }, null] as const,
  ],
])('a change whose answer was lost while it was %s is found, also after a reload', async (_, became) => {
  const { unmount, open, sent } = await editing(bet(), null, 100_000, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Change bet' }));
  expect(await screen.findByText(/We got no response\. You can safely send/)).toBeInTheDocument();
  unmount();
  const order = sent[0]!.body.order.id;
  const [old, placed] = became(open, order);
  const none = () => Promise.reject(new CallRefused(404, { errors: { base: { not_found: '' } } }));
  const unsold = () => Promise.reject(new CallRefused(422, { errors: { base: { cash_out_unavailable: '' } } }));
  const { store } = await reloaded([
    [quoteCashOut, unsold],
    [readBet, ({ params }: { params: { id: string } }) => (params.id === open.id ? old : (placed ?? none()))],
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Change bet' }));
  await vi.waitFor(() => expect(store.get(slipAtom).map(({ key }) => key)).toEqual(['7/18/total=0.5/over']));
  expect(store.get(sentBetsAtom)).toEqual([placed ? order : open.id]);
});

/** Amounts are separate elements, so this matches the text of the whole paragraph. */
const paragraph = (text: RegExp) =>
  screen.getByText((_, element) => element?.tagName === 'P' && text.test(element.textContent));

test('during play the old bet goes on while the change counts down, and is the new one then', async () => {
  const open = bet();
  const waits = { ...open, edit: { ...wait, decide_at: soon() } };
  const { queryClient } = await editing(open, waits);
  await userEvent.click(screen.getByRole('button', { name: 'Change bet' }));
  expect((await screen.findAllByText(/^Checking odds and score: \d s$/))[0]).toBeInTheDocument();
  expect(
    paragraph(
      /^Your bet of €10\.00 will become €15\.00 if we accept the change\. Until then, the original bet applies\.$/,
    ),
  ).toBeVisible();
  act(() => {
    cacheBet(queryClient, bet({ id: wait.id, stake_cents: 1_500 }));
    cacheBet(queryClient, { ...open, status: 'cashed_out', return_cents: 960, edit: wait });
  });
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
});

test('a change that came to nothing says why, and that the bet is what it was', async () => {
  const open = bet();
  const rejection = { code: 'score_changed', params: {} };
  await editing(open, { ...open, edit: { ...wait, rejection } });
  await userEvent.click(screen.getByRole('button', { name: 'Change bet' }));
  expect(await screen.findByText('Your bet was not changed')).toBeInTheDocument();
  expect(screen.getByText('The score changed before your bet was accepted.')).toBeInTheDocument();
  expect(paragraph(/^Your original bet of €10\.00 still applies\.$/)).toBeVisible();
});

test('a bet is edited during play too, but not twice at once, nor one that waits or is over', () => {
  const live = bet();
  live.legs[0].event = { ...live.legs[0].event, status: 'live' };
  const over = bet({ id: 'b2b7a5f4-0000-4000-8000-000000000001' });
  over.legs[0].event = { ...over.legs[0].event, status: 'ended' };
  const { unmount } = renderSport(
    <ul>
      <BetCard bet={bet({ id: 'b2b7a5f4-0000-4000-8000-000000000003', status: 'pending' })} />
      <BetCard bet={{ ...live, edit: { ...wait, decide_at: soon() } }} />
      <BetCard bet={over} />
    </ul>,
  );
  expect(screen.queryByRole('button', { name: /^Edit bet:/ })).toBeNull();
  unmount();
  renderSport(
    <ul>
      <BetCard bet={{ ...live, edit: { ...wait, rejection: { code: 'decision_too_late', params: {} } } }} />
    </ul>,
  );
  expect(
    screen.getByText(/This bet was not changed\. The original bet still applies\. The change could not/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Edit bet:/ })).toBeInTheDocument();
});
