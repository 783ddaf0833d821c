import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CallFailed, CallRefused } from '@croupier/api-client';
import { type BetOrder, placeBet, readBet, readSportEvent } from '@croupier/contracts';
import { pick } from '../slip-model/selection.ts';
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

/** A slip with the home win (at 2.00) of so many matches on it. */
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
  expect(screen.queryByRole('radiogroup', { name: 'What to make of the selections' })).toBeNull();
  const [first, second, third] = [eventOf(1), eventOf(2), eventOf(3)].map((event) =>
    pick(event, event.markets[0]!, 'home')!,
  );
  await act(async () => store.set(slipAtom, [first!, second!]));
  const choices = () =>
    within(screen.getByRole('radiogroup', { name: 'What to make of the selections' }))
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
  expect(screen.getByText('Total price').nextSibling).toHaveTextContent('8.00');
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
    screen.getByLabelText('Kind of system'),
    screen.getByRole('option', { name: 'Patent · 7 lines' }),
  );
  await type('Stake for each line', '1');
  expect(screen.getByRole('button', { name: 'Place bet · €7.00' })).toBeEnabled();
  await userEvent.selectOptions(screen.getByLabelText('The amount is'), 'Total stake');
  await userEvent.click(await screen.findByRole('button', { name: 'Place bet · €1.00' }));
  expect(orders).toMatchObject([{ stake_cents: 100, sizes: [1, 2, 3] }]);
});

test('a banker stands in every line, and two selections at least are left for them', async () => {
  const orders: BetOrder[] = [];
  const answer = ({ body }: { body: BetOrder }) => (orders.push(body), bet({ id: body.id }));
  await slipOf(3, 'system', { answers: [[placeBet, answer]] });
  await userEvent.click(screen.getByRole('button', { name: 'Banker: Club 2' }));
  expect(screen.getByRole('button', { name: 'Banker: Club 1' })).toBeDisabled();
  await type('Stake for each line', '1');
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €2.00' }));
  await screen.findByText('Your bet is placed');
  expect(orders).toMatchObject([{ sizes: [1], legs: [{}, { event_id: 2, banker: true }, {}] }]);
});

test('who types the return they want sees the stake it takes', async () => {
  await slipOf(2, 'multiple');
  await userEvent.selectOptions(await screen.findByLabelText('The amount is'), 'Return you want');
  await type('Return you want', '100');
  expect(screen.getByRole('button', { name: 'Place bet · €25.00' })).toBeEnabled();
  expect(screen.getByText('Total stake').nextSibling).toHaveTextContent('€25.00');
});

test('two selections of one match say so and make no multiple', async () => {
  const { store } = await slipOf(2, 'multiple');
  const event = eventOf(1);
  const [home, draw] = ['home', 'draw'].map((outcome) => pick(event, event.markets[0]!, outcome)!);
  await act(async () => store.set(slipAtom, [home!, draw!]));
  expect(await screen.findAllByText(/Another selection is from the same match/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Choose one of each match' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Singles' }));
  expect(screen.queryByText(/Another selection is from the same match/)).toBeNull();
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
  expect(await screen.findByText(/We got no answer/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Place bet · €5.00' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(asked).toEqual(sent);
  expect(store.get(slipAtom)).toEqual([]);
});
