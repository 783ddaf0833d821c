import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeAllModals } from '@croupier/shell/testing';
import { openCashbox, payment, platform, renderInApp } from '../testing/cashier.tsx';
import { readPaymentsFilter } from './payments-filter.ts';
import { PaymentsPage } from './PaymentsPage.tsx';
import { fileAddress } from './wanted-payments.ts';

afterEach(() => act(() => closeAllModals({ immediate: true })));

test('older payments are asked for by the last one shown, until there are none', async () => {
  const [newest, oldest] = [
    payment({ state: 'succeeded', success: true, amount_cents: 7000 }),
    payment({ id: '7f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a12', state: 'succeeded', success: true, amount_cents: 3000 }),
  ];
  const { api } = platform({
    'GET /api/player/payments': ({ query }) =>
      query?.['before'] === newest.id ? { data: [oldest], next: null } : { data: [newest], next: newest.id },
  });
  openCashbox({ api, start: 'history' });
  expect(await screen.findByText('+€70.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show older payments' }));
  expect(await screen.findByText('+€30.00')).toBeVisible();
  expect(screen.getByText('+€70.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older payments' })).toBeNull();
});

test('deposits and withdrawals are shown apart, each paged by its own kind', async () => {
  const made = payment({ state: 'succeeded', success: true, amount_cents: 7000 });
  const out = payment({
    id: '7f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a13',
    action: 'cashout',
    state: 'paid',
    success: true,
    amount_cents: 2500,
  });
  const { api, asked } = platform({
    'GET /api/player/payments': ({ query }) => ({
      data: [made, out].filter(({ action }) => !query?.['action'] || action === query['action']),
      next: null,
    }),
  });
  openCashbox({ api, start: 'history' });
  await screen.findByText('+€70.00');
  await userEvent.click(screen.getByRole('radio', { name: 'Withdrawals' }));
  expect(await screen.findByText('\u2212€25.00')).toBeVisible();
  expect(screen.queryByText('+€70.00')).toBeNull();
  expect(asked.at(-1)!.query).toMatchObject({ action: 'cashout' });
});

test('a kind without payments says so, and the others stay one press away', async () => {
  const { api } = platform({
    'GET /api/player/payments': ({ query }) => ({
      data: query?.['action'] === 'cashout' ? [] : [payment()],
      next: null,
    }),
  });
  openCashbox({ api, start: 'history' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Withdrawals' }));
  expect(await screen.findByText('No withdrawals yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(await screen.findByText('€50.00')).toBeVisible();
});

test('the receipt of a payment names its steps, who made them, and its number', async () => {
  const made = payment({ state: 'succeeded', success: true, instrument: '411111******1111' });
  const { api } = platform({
    'GET /api/player/payments': () => ({ data: [made], next: null }),
    'GET /api/player/payments/:id': () => ({
      payment: made,
      steps: [
        { state: 'created', at: '2026-11-20T12:00:00.000Z', by: 'player' },
        { state: 'succeeded', at: '2026-11-20T12:01:00.000Z', by: 'provider' },
      ],
    }),
  });
  openCashbox({ api, start: 'history' });
  await userEvent.click(await screen.findByRole('button', { name: /^Receipt/ }));
  const receipt = await screen.findByRole('dialog', { name: 'Receipt of a deposit' });
  expect(await within(receipt).findByText('by the payment provider', { exact: false })).toBeVisible();
  expect(
    within(receipt)
      .getAllByRole('listitem')
      .map((step) => step.querySelector('strong')?.textContent),
  ).toEqual(['Started', 'Completed']);
  expect(receipt).toHaveTextContent(made.id);
  expect(receipt).toHaveTextContent('€50.00');
});

test('a declined withdrawal says why and what to do, in the list and on its sheet, which is no receipt', async () => {
  const declined = payment({ action: 'cashout', state: 'declined', success: false, failure: 'identity_unproven' });
  const { api } = platform({
    'GET /api/player/payments': () => ({ data: [declined], next: null }),
    'GET /api/player/payments/:id': () => ({ payment: declined, steps: [] }),
  });
  openCashbox({ api, start: 'history' });
  expect(await screen.findByText(/We need to verify your identity first\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Receipt/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^What happened/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Withdrawal' });
  expect(sheet).toHaveTextContent('We need to verify your identity first.');
  expect(within(sheet).queryByRole('button', { name: /Print/ })).toBeNull();
});

test('what the address names narrows the history; what makes no sense in it narrows nothing', () => {
  const none = { action: undefined, outcome: undefined, currency: undefined, from: undefined, to: undefined };
  expect(readPaymentsFilter({ action: 'steal', outcome: 7, currency: 'XXX', from: '2026-02-30', to: [] })).toEqual(
    none,
  );
  const filter = readPaymentsFilter({ action: 'cashout', outcome: 'done', currency: 'EUR', from: '2026-11-01' });
  expect(filter).toMatchObject({ action: 'cashout', outcome: 'done', currency: 'EUR', from: '2026-11-01' });
  const address = new URL(fileAddress(filter), 'http://casino.localhost');
  expect(address.pathname).toBe('/api/player/payments.csv');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'cashout',
    outcome: 'done',
    currency: 'EUR',
    from: new Date(2026, 10, 1).toISOString(),
  });
  expect(fileAddress({})).toBe('/api/player/payments.csv');
});

test('a question about a withdrawal is read, answered, and the answer is confirmed', async () => {
  const waiting = payment({ action: 'cashout', state: 'requested', question: 'whose_account' });
  let shown = waiting;
  const { api, asked } = platform({
    'GET /api/player/payments': () => ({ data: [shown], next: null }),
    'POST /api/player/payments/:id/answer': () => (shown = { ...waiting, answered: true }),
  });
  openCashbox({ api, start: 'history' });
  expect(await screen.findByText(/Whose account is the money going to/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  const send = screen.getByRole('button', { name: 'Send answer' });
  expect(send).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Your answer'), 'It is mine.');
  await userEvent.click(send);
  expect(await screen.findByText('You answered our question. We’re checking it.')).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/answer'))?.body).toEqual({ answer: 'It is mine.' });
});

test('coins to a new address say until when they wait', async () => {
  const waiting = payment({
    action: 'cashout',
    state: 'requested',
    currency: 'BTC',
    not_before: '2026-11-21T12:00:00.000Z',
  });
  const { api } = platform({ 'GET /api/player/payments': () => ({ data: [waiting], next: null }) });
  openCashbox({ api, start: 'history' });
  expect(await screen.findByText(/we won’t send it before .*2026/)).toBeVisible();
});

test('printed is the whole statement of a choice, not the page that is shown', async () => {
  const paper = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const page = (id: string, next: string | null) => ({
    data: [payment({ id: `7f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a${id}`, state: 'succeeded', success: true })],
    next,
  });
  const { api, asked } = platform({
    'GET /api/player/payments/months': () => ({ months: [], total: { deposits_cents: 0, cashouts_cents: 0 } }),
    'GET /api/player/payments': ({ query }) =>
      query?.['before'] === 'a' ? page('12', 'b') : query?.['before'] === 'b' ? page('13', null) : page('11', 'a'),
  });
  renderInApp(<PaymentsPage filter={{}} onFilter={() => undefined} onDeposit={() => undefined} />, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  await waitFor(() => expect(paper).toHaveBeenCalledOnce());
  expect(asked.filter(({ path }) => path === '/api/player/payments').map(({ query }) => query?.['before'])).toEqual([
    undefined,
    'a',
    'b',
  ]);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
});

test('what is owed, coins that are being checked and a cut withdrawal stand in the history', async () => {
  const cut = payment({ action: 'cashout', state: 'requested', amount_cents: 810, reduced_from_cents: 2750 });
  const gone = payment({ id: '7f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a14', state: 'charged_back', success: false });
  const { api } = platform({
    'GET /api/player/payments': () => ({ data: [cut, gone], next: null }),
    'GET /api/player/payments/notes': () => ({
      collecting: true,
      debts: [
        {
          ...{ id: '7f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a15', cause: 'bet', currency: 'EUR', owed_cents: 1940 },
          since: '2026-11-20T12:00:00.000Z',
        },
      ],
      checked: [{ id: '7', amount: '0.5', currency: 'XMR', at: '2026-11-20T12:00:00.000Z' }],
    }),
  });
  openCashbox({ api, start: 'history' });
  expect(await screen.findByText(/You owe us/)).toHaveTextContent('€19.40');
  expect(screen.getByText(/We’ll take it from money you receive\./)).toBeVisible();
  expect(screen.getByText(/Being checked: 0.5 XMR/)).toBeVisible();
  expect(
    screen.getByText(/We kept the rest because you owed it: a bet was corrected or a deposit was returned\./),
  ).toHaveTextContent('€27.50');
  expect(screen.getByText('Charged back by your bank')).toBeVisible();
});
