import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { CallFailed, CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  cancelLimitChange,
  limitPeriods,
  readUserLimits,
  removeUserLimit,
  setUserLimit,
  type UserLimit,
} from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { limit, namesLogged, renderProfile } from '../testing/render-profile.tsx';
import { ConfirmLimit } from './ConfirmLimit.tsx';
import { EditLimit } from './EditLimit.tsx';
import { LimitsPage } from './LimitsPage.tsx';

beforeAll(() => {
  registerModals({ 'limit-edit': async () => EditLimit, 'limit-confirm': async () => ConfirmLimit });
});

function show(limits: UserLimit[] | Error, currencies: [CurrencyCode, ...CurrencyCode[]] = ['EUR']) {
  const sent: unknown[] = [];
  const onBreak = vi.fn();
  const onPause = vi.fn();
  const api = answering([
    [
      readUserLimits,
      () => {
        if (limits instanceof Error) throw limits;
        return limits;
      },
    ],
    [setUserLimit, ({ body }: Record<string, unknown>) => (sent.push(body), limit())],
    [removeUserLimit, ({ params }: Record<string, unknown>) => (sent.push(params), limit())],
    [cancelLimitChange, ({ params }: Record<string, unknown>) => (sent.push({ cancelled: params }), limit())],
  ]);
  renderProfile(api, <LimitsPage currencies={currencies} onPause={onPause} onBreak={onBreak} />);
  return { sent, onBreak, onPause, user: userEvent.setup({ delay: null }) };
}
const regionOf = (name: string) => within(screen.getByRole('region', { name }));

test('the break of a day is one press away, beside the page’s name', async () => {
  const { user, onPause } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Take a 24-hour break' }));
  expect(onPause).toHaveBeenCalledOnce();
});

test('a limit shows how full it is, in words too', async () => {
  show([limit()]);
  expect(await screen.findByRole('meter')).toHaveAttribute('aria-valuetext', '€40.00 of €100.00');
  expect(screen.queryByText('Reached')).not.toBeInTheDocument();
});

// shows: limit:reached
test('a limit is reached when nothing is left of it', async () => {
  show([limit({ accounts: [{ currency: 'EUR', amount_cents: 100, current_value_amount_cents: -100 }] })]);
  expect(await screen.findByText('Reached')).toBeInTheDocument();
});

test('without limits the page says what a good first one is', async () => {
  show([]);
  expect(await screen.findByText('No limits yet')).toBeInTheDocument();
});

// shows: failure:visible
test('when they do not load there is a way to try again', async () => {
  show(new CallFailed('Network Error'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

// shows: fields:limit-periods
test('each kind is offered for every period it takes', async () => {
  const { user } = show([]);
  const form = regionOf('Set a limit');
  const offered = () => form.getAllByRole('option').map((option) => option.getAttribute('value'));
  expect(offered()).toEqual(limitPeriods.deposit);
  await user.click(form.getByRole('radio', { name: /Playing time/ }));
  expect(offered()).toEqual(limitPeriods.session);
  const pause = regionOf('Take a break');
  const breaks = () => pause.getAllByRole('option').map((option) => option.getAttribute('value'));
  expect(breaks()).toEqual(limitPeriods.coolingoff);
  await user.click(pause.getByRole('radio', { name: /Self-exclusion/ }));
  expect(breaks()).toEqual(limitPeriods.selfexclusion);
});

test('another wallet joins a limit there is, in its own small unit', async () => {
  const { user, sent } = show([limit()], ['EUR', 'BTC']);
  await screen.findByRole('meter');
  const form = regionOf('Set a limit');
  await user.selectOptions(form.getByLabelText('Wallet'), 'BTC');
  await user.type(form.getByLabelText('Maximum'), '100');
  await user.click(form.getByRole('button', { name: 'Set this limit' }));
  expect(sent).toEqual([{ type: 'deposit', period: 'week', accounts: [{ currency: 'BTC', amount_cents: 10_000 }] }]);
});

test('a limit says when it starts over', async () => {
  show([limit()]);
  expect(await screen.findByText(/Resets on Nov (29|30), 2026/)).toBeInTheDocument();
});

// shows: call:POST /api/user_limits
test('setting a limit sends kind, period and figure once', async () => {
  const { user, sent } = show([]);
  const form = regionOf('Set a limit');
  await user.click(form.getByRole('radio', { name: /Losses/ }));
  await user.selectOptions(form.getByLabelText('Period'), 'day');
  await user.type(form.getByLabelText('Maximum'), '25');
  await user.click(form.getByRole('button', { name: 'Set this limit' }));
  expect(await screen.findByText('Your limit applies from now on.')).toBeInTheDocument();
  expect(sent).toEqual([{ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 2500 }] }]);
});

test('a limit without a figure is not sent, playing time goes in minutes', async () => {
  const { user, sent } = show([]);
  const form = regionOf('Set a limit');
  await user.click(form.getByRole('button', { name: 'Set this limit' }));
  expect(await form.findByText('Please enter an amount.')).toBeInTheDocument();
  await user.click(form.getByRole('radio', { name: /Playing time/ }));
  await user.type(form.getByLabelText('Minutes'), '90');
  await user.click(form.getByRole('button', { name: 'Set this limit' }));
  expect(sent).toEqual([{ type: 'session', period: 'week', duration_minutes: 90 }]);
});

test('an amount that can’t be read is told with an example, and is not sent', async () => {
  const { user, sent } = show([]);
  const form = regionOf('Set a limit');
  await user.type(form.getByLabelText('Maximum'), '1.000.50');
  await user.click(form.getByRole('button', { name: 'Set this limit' }));
  expect(await form.findByText('Enter an amount such as 1,250.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('there is one limit of a kind and period: a second is not offered', async () => {
  show([limit()]);
  await screen.findByRole('meter');
  expect(regionOf('Set a limit').getByRole('button', { name: 'Set this limit' })).toBeDisabled();
});

// shows: popup:limit-edit
test('one tap halves a limit', async () => {
  const { user, sent } = show([limit()]);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: '50%' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your lower limit applies from now on.')).toBeInTheDocument();
  expect(sent).toEqual([{ type: 'deposit', period: 'week', accounts: [{ currency: 'EUR', amount_cents: 5000 }] }]);
});

test('a looser figure says that it has to wait', async () => {
  const { user } = show([limit()]);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.clear(await screen.findByLabelText('New limit'));
  await user.type(screen.getByLabelText('New limit'), '500');
  expect(screen.getByText(/This is higher than your current limit\./)).toBeInTheDocument();
});

test('a change under way says from when, and that the email waits', async () => {
  show([
    limit({
      status: 'unconfirmed',
      change: {
        accounts: [{ currency: 'EUR', amount_cents: 50_000 }],
        duration_minutes: null,
        effective_at: '2026-11-21T10:00:00.000Z',
        confirmed: false,
      },
    }),
  ]);
  expect(await screen.findByText(/Requested: €500.00, from Nov 21, 2026/)).toBeInTheDocument();
  expect(screen.getByText(/We’ve sent you an email\./)).toBeInTheDocument();
});

// shows: fields:limit-statuses
test.each([
  ['unconfirmed', 'Increase not confirmed'],
  ['confirmed', 'Increase confirmed'],
  ['unconfirmed_disable', 'Removal not confirmed'],
  ['confirmed_disable', 'Removal confirmed'],
] as const)('a limit that is %s says so', async (status, text) => {
  show([limit({ status })]);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

// shows: call:DELETE /api/user_limits/{id}/change
test('a request under way is taken back by one press', async () => {
  const change = { accounts: [], duration_minutes: null, effective_at: '2026-11-21T10:00:00.000Z', confirmed: true };
  const { user, sent } = show([limit({ id: 7, status: 'confirmed_disable', change })]);
  await user.click(await screen.findByRole('button', { name: 'Cancel the request' }));
  expect(sent).toEqual([{ cancelled: { id: '7' } }]);
});

// shows: popup:limit-confirm
test('a self-exclusion says what becomes of the money before it begins, and not a press earlier', async () => {
  const { user, sent, onBreak } = show([
    limit({ id: 2, type: 'coolingoff', period: 'day', accounts: [], ends_at: '2026-11-21T10:00:00.000Z' }),
  ]);
  expect(await screen.findByText(/It can’t be ended early\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  const form = regionOf('Take a break');
  await user.click(form.getByRole('radio', { name: /Self-exclusion/ }));
  await user.selectOptions(form.getByLabelText('How long'), 'month_12');
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByText(/We automatically pay your money to the account of your last completed withdrawal\./),
  ).toBeInTheDocument();
  expect(screen.getByText(/Money from your open bets is paid out later in the same way\./)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Exclude myself' }));
  expect(sent).toEqual([{ type: 'selfexclusion', period: 'month_12' }]);
  await vi.waitFor(() => expect(onBreak).toHaveBeenCalledOnce());
});

// shows: call:DELETE /api/user_limits/{id}
test('asking for a limit to go sends its id', async () => {
  const { user, sent } = show([limit({ id: 9 })]);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Request removal' }));
  expect(sent).toEqual([{ id: '9' }]);
});

// shows: log:LOAD_USER_LIMITS; error:rethrown-limits
test('limits that do not load are logged by their name', async () => {
  const logged = namesLogged();
  show(new CallFailed('Network Error'));
  await screen.findByRole('button', { name: 'Try again' });
  expect(logged).toEqual(['LOAD_USER_LIMITS']);
});

// shows: log:CREATE_NEW_USER_LIMIT; log:UPDATE_USER_LIMIT; log:DELETE_USER_LIMIT; error:rethrown-limits
test('a limit that is not set, changed or removed says why, and is logged by the name of what failed', async () => {
  const logged = namesLogged();
  const refuse = () => {
    throw new CallRefused(422, { errors: { base: { unavailable: 'Please try again in a moment.' } } });
  };
  const api = answering([
    [readUserLimits, [limit({ id: 9 })]],
    [setUserLimit, refuse],
    [removeUserLimit, refuse],
  ]);
  renderProfile(api, <LimitsPage currencies={['EUR']} onPause={vi.fn()} onBreak={vi.fn()} />);
  const user = userEvent.setup({ delay: null });
  const said = async (part: { findByText: (text: string) => Promise<HTMLElement> }) =>
    expect(await part.findByText('Please try again in a moment.')).toBeInTheDocument();
  const form = regionOf('Set a limit');
  await user.click(form.getByRole('radio', { name: /Losses/ }));
  await user.type(form.getByLabelText('Maximum'), '25');
  await user.click(form.getByRole('button', { name: 'Set this limit' }));
  await said(form);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const editing = within(await screen.findByRole('dialog'));
  await user.click(await editing.findByRole('button', { name: '50%' }));
  await user.click(editing.getByRole('button', { name: 'Save' }));
  await said(editing);
  act(() => closeAllModals({ immediate: true }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const removing = within(await screen.findByRole('dialog'));
  await user.click(await removing.findByRole('button', { name: 'Request removal' }));
  await said(removing);
  expect(logged).toEqual(['CREATE_NEW_USER_LIMIT', 'UPDATE_USER_LIMIT', 'DELETE_USER_LIMIT']);
});
