import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CallFailed, CallRefused } from '@croupier/api-client';
import { type BetOrder, type Endpoint, placeBet, readBet, readCombination, readSportEvent } from '@croupier/contracts';
import { pick } from '../slip-model/pick.ts';
import { slipAtom, slipModeAtom, type SlipMode } from '../slip-model/slip.atoms.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { bet, sportEvent } from '../testing/sport-events.ts';
import { SlipPanel } from './SlipPanel.tsx';

beforeEach(() => localStorage.clear());

type Options = Parameters<typeof renderSport>[1];
const eventOf = (id: number) => {
  const event = sportEvent();
  return { ...event, id, home: { ...event.home, name: `Club ${id}` } };
};
const read = [readSportEvent, ({ params }: { params: { id: number } }) => eventOf(Number(params.id))] as const;

/** Renders a slip with the home win, at 2.00, of `count` matches. */
async function slipOf(count: number, mode: SlipMode, { answers = [], ...options }: Options = {}) {
  const view = renderSport(<SlipPanel />, { ...options, answers: [...answers, read] });
  const events = Array.from({ length: count }, (_, index) => eventOf(index + 1));
  await act(async () => {
    view.store.set(slipModeAtom, mode);
    view.store.set(
      slipAtom,
      events.map((event) => pick(event, event.markets[0]!, 'home')!),
    );
  });
  await screen.findByText('Club 1');
  return view;
}
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('one price is a single, two may be a double, three a system', async () => {
  const { store } = await slipOf(1, 'singles');
  expect(screen.queryByRole('radiogroup', { name: 'Bet type' })).toBeNull();
  const [first, second, third] = [eventOf(1), eventOf(2), eventOf(3)].map((event) =>
    pick(event, event.markets[0]!, 'home')!,
  );
  await act(async () => store.set(slipAtom, [first!, second!]));
  const choices = () =>
    within(screen.getByRole('radiogroup', { name: 'Bet type' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(choices()).toEqual(['Singles', 'Double']);
  await act(async () => store.set(slipAtom, [first!, second!, third!]));
  expect(choices()).toEqual(['Singles', 'Treble', 'System']);
});

test('a treble is one bet at the product of its prices, and its selections leave the slip together', async () => {
  const orders: BetOrder[] = [];
  const answer = ({ body }: { body: BetOrder }) => (orders.push(body), bet({ id: body.id }));
  const { store } = await slipOf(3, 'multiple', { answers: [[placeBet, answer]] });
  await type('Stake', '5');
  expect(screen.getByText('Total odds').nextSibling).toHaveTextContent('8.00');
  expect(screen.getByText('€40.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €5.00' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({
    stake_cents: 500,
    sizes: [3],
    legs: [{ event_id: 1 }, { event_id: 2 }, { event_id: 3 }],
  });
  expect(store.get(slipAtom)).toEqual([]);
});

test('a system shares its stake among its lines, typed for each line or in all', async () => {
  const orders: BetOrder[] = [];
  const answer = ({ body }: { body: BetOrder }) => (orders.push(body), bet({ id: body.id }));
  await slipOf(3, 'system', { answers: [[placeBet, answer]] });
  await userEvent.selectOptions(
    screen.getByLabelText('System type'),
    screen.getByRole('option', { name: 'Patent · 7 lines' }),
  );
  await type('Stake per line', '1');
  expect(screen.getByRole('button', { name: 'Place bet · €7.00' })).toBeEnabled();
  await userEvent.selectOptions(screen.getByLabelText('Enter amount as'), 'Total stake');
  await userEvent.click(await screen.findByRole('button', { name: 'Place bet · €1.00' }));
  expect(orders).toMatchObject([{ stake_cents: 100, sizes: [1, 2, 3] }]);
});

test('a banker stands in every line, and two selections at least are left for them', async () => {
  const orders: BetOrder[] = [];
  const answer = ({ body }: { body: BetOrder }) => (orders.push(body), bet({ id: body.id }));
  await slipOf(3, 'system', { answers: [[placeBet, answer]] });
  await userEvent.click(screen.getByRole('button', { name: 'Banker: Club 2' }));
  expect(screen.getByRole('button', { name: 'Banker: Club 1' })).toBeDisabled();
  await type('Stake per line', '1');
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €2.00' }));
  await screen.findByText('Your bet is placed');
  expect(orders).toMatchObject([{ sizes: [1], legs: [{}, { event_id: 2, banker: true }, {}] }]);
});

test('who types the return they want sees the stake it takes', async () => {
  await slipOf(2, 'multiple');
  await userEvent.selectOptions(await screen.findByLabelText('Enter amount as'), 'Target return');
  await type('Target return', '100');
  expect(screen.getByRole('button', { name: 'Place bet · €25.00' })).toBeEnabled();
  expect(screen.getByText('Total stake').nextSibling).toHaveTextContent('€25.00');
});

const price = (changes: object = {}) => ({
  ...{ status: 'active', reason: null, version: 7, score: { home: 0, away: 0 } },
  ...{ odds: 34_500, fair: 276_000, margin: 48_000 },
  ...changes,
});
/** Renders a slip with home win and over 0.5 of the first match at combined odds, and `others` more matches. */
async function sameMatch(others: number, together: unknown, answers: readonly (readonly [Endpoint, unknown])[] = []) {
  const view = await slipOf(others + 1, 'multiple', { answers: [...answers, [readCombination, together]] });
  const over = pick(eventOf(1), eventOf(1).markets[1]!, 'over')!;
  await act(async () => view.store.set(slipAtom, (slip) => [...slip, over]));
  return view;
}

test('selections of one match are a bet builder: one bet at the one price the server has for them', async () => {
  const orders: BetOrder[] = [];
  const asked: unknown[] = [];
  const answer = ({ body }: { body: BetOrder }) => (orders.push(body), bet({ id: body.id }));
  const { store } = await sameMatch(0, ({ query }: { query: unknown }) => (asked.push(query), price()), [
    [placeBet, answer],
  ]);
  expect(screen.getByRole('radio', { name: 'Bet builder' })).toBeChecked();
  expect(await screen.findByText('Same match, combined odds')).toHaveTextContent('Same match');
  expect(screen.getByText('Total odds').nextSibling).toHaveTextContent('3.45');
  await type('Stake', '10');
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €10.00' }));
  await screen.findByText('Your bet is placed');
  expect(asked[0]).toEqual({ outcomes: '1//home&18/total=0.5/over' });
  expect(orders).toMatchObject([
    {
      stake_cents: 1_000,
      legs: [{ event_id: 1, market_id: 900, specifiers: '1//home&18/total=0.5/over', outcome: 'all', odds: 34_500 }],
    },
  ]);
  expect(orders[0]).not.toHaveProperty('sizes');
  expect(store.get(slipAtom)).toEqual([]);
});

test('beside another match it is one leg of a double', async () => {
  const orders: BetOrder[] = [];
  const answer = ({ body }: { body: BetOrder }) => (orders.push(body), bet({ id: body.id }));
  await sameMatch(1, price(), [[placeBet, answer]]);
  expect(screen.getByRole('radio', { name: 'Double' })).toBeChecked();
  await screen.findByText('6.90');
  await type('Stake', '10');
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €10.00' }));
  await screen.findByText('Your bet is placed');
  expect(orders).toMatchObject([{ sizes: [2], legs: [{ market_id: 900 }, { event_id: 2, market_id: 1 }] }]);
});

test.each([
  ['the server refuses them together', () => Promise.reject(refused)],
  ['they can not all come true', price({ odds: null, fair: 0, margin: null })],
])('where %s, each says so and nothing can be placed', async (_, together) => {
  await sameMatch(0, together);
  await type('Stake', '5');
  expect(await screen.findAllByText(/These outcomes of the same match can’t be combined\./)).toHaveLength(2);
  expect(screen.getByText('Total odds').nextSibling).toHaveTextContent('–');
  expect(screen.getByRole('button', { name: 'Can’t be combined' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Singles' }));
  expect(screen.queryByText(/These outcomes of the same match can’t be combined\./)).toBeNull();
});
const refused = new CallRefused(422, { errors: { legs: { legs_related: 'related' } } });

test('the one that fits none of the others is named', async () => {
  const params = { legs_related: { leg: 0, pick: 1 } };
  const answer = () => Promise.reject(new CallRefused(422, { errors: { legs: { legs_related: 'related' } }, params }));
  await sameMatch(0, answer);
  const notice = await screen.findByText(/These outcomes of the same match can’t be combined\./);
  expect(notice.closest('li')).toHaveTextContent('Over 0.5');
});

test('while betting on the match is stopped it waits', async () => {
  await sameMatch(0, price({ status: 'suspended', reason: 'possible_goal' }));
  expect(await screen.findByRole('button', { name: 'Waiting for odds' })).toBeDisabled();
});

test('a refusal about one leg stands at that leg', async () => {
  const refusal = new CallRefused(422, {
    errors: { legs: { market_closed: 'closed' } },
    params: { market_closed: { leg: 1, reason: 'possible_goal' } },
  });
  await slipOf(2, 'multiple', { answers: [[placeBet, () => Promise.reject(refusal)]] });
  await type('Stake', '5');
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €5.00' }));
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(second!).getByText('Suspended: a dangerous attack.')).toBeInTheDocument();
  expect(within(first!).queryByText('Suspended: a dangerous attack.')).toBeNull();
});

test('a multiple that nobody answered is asked for before it is sent again, under the same id', async () => {
  const sent: string[] = [];
  const asked: string[] = [];
  const { store } = await slipOf(2, 'multiple', {
    answers: [
      [
        placeBet,
        ({ body }: { body: BetOrder }) => (sent.push(body.id), Promise.reject(new CallFailed('Network Error'))),
      ],
      [readBet, ({ params }: { params: { id: string } }) => (asked.push(params.id), bet({ id: params.id }))],
    ],
  });
  await type('Stake', '5');
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €5.00' }));
  expect(await screen.findByText(/We got no response\. You can safely send/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €5.00' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(asked).toEqual(sent);
  expect(store.get(slipAtom)).toEqual([]);
});
