import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { askForDataReport, askForErasure, type DataReport, readDataReport, readErasure } from '@croupier/contracts';
import { renderProfile } from '../testing/render-profile.tsx';
import { DataReportSection } from './DataReportSection.tsx';
import { ErasureSection } from './ErasureSection.tsx';
import { dataReportQuery } from './privacy.query.ts';

const report = (changes: Partial<DataReport> = {}): DataReport => ({
  id: '0b5f2b8e-4a4c-4f5e-9f43-6d1f0c7f3a01',
  state: 'queued',
  progress: 0,
  asked_at: '2026-11-22T10:00:00.000Z',
  expires_at: null,
  bytes: null,
  ...changes,
});

const again = () => new CallRefused(403, { errors: { base: { reauthentication_required: 'password' } } });

function showReport(first: DataReport | null, next_at: string | null = null) {
  let current = first;
  let asked = 0;
  const api = answering([
    [readDataReport, () => ({ report: current, next_at })],
    [
      askForDataReport,
      () => {
        asked += 1;
        if (asked === 1) throw again();
        return (current = report({ state: 'working', progress: 40 }));
      },
    ],
  ]);
  renderProfile(api, <DataReportSection />);
  return userEvent.setup({ delay: null });
}

test('a report is asked for once the password was given, and then shows how far it is', async () => {
  const user = showReport(null);
  await user.click(await screen.findByRole('button', { name: 'Request a data report' }));
  await user.click(await screen.findByRole('button', { name: 'It is me' }));
  expect(await screen.findByRole('progressbar', { name: 'We’re preparing your report' })).toHaveAttribute(
    'aria-valuetext',
    '40%',
  );
  expect(screen.queryByRole('button', { name: /report/ })).not.toBeInTheDocument();
});

test('while one is being made it is polled for only where no socket tells', () => {
  const asked = (connected: boolean) => {
    const { refetchInterval } = dataReportQuery(answering([]), { connected });
    return (refetchInterval as (query: object) => unknown)({ state: { data: { report: report(), next_at: null } } });
  };
  expect([asked(true), asked(false)]).toEqual([false, 2_000]);
});

test('one that is ready can be fetched, and says until when; the next one has to wait', async () => {
  showReport(
    report({ state: 'ready', progress: 100, expires_at: '2026-11-29T10:00:00.000Z' }),
    '2026-11-23T10:00:00.000Z',
  );
  expect(await screen.findByRole('button', { name: 'Download the report' })).toBeEnabled();
  expect(screen.getByText(/Kept until/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Request a data report' })).toBeDisabled();
});

test('one that failed can be asked for again', async () => {
  showReport(report({ state: 'failed' }));
  expect(await screen.findByText(/We couldn’t create the report\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Request a data report' })).toBeEnabled();
});

const nothing = { pause_days: 14, to_withdraw: [], remainder: [], open: [] };
function showErasure(state: object) {
  const sent: unknown[] = [];
  const onLeft = vi.fn();
  const onWithdraw = vi.fn();
  const api = answering([
    [readErasure, () => ({ ...nothing, ...state })],
    [askForErasure, ({ body }: Record<string, unknown>) => (sent.push(body), { due_at: '2026-12-06T10:00:00.000Z' })],
  ]);
  renderProfile(api, <ErasureSection onLeft={onLeft} onWithdraw={onWithdraw} />);
  return { sent, onLeft, onWithdraw, user: userEvent.setup({ delay: null }) };
}
const begin = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Close my account…' }));
const close = () => screen.findByRole('button', { name: 'Close and delete my account' });

test('an account is closed after a yes, and its player is told the day', async () => {
  const { user, sent, onLeft } = showErasure({});
  await begin(user);
  expect(await close()).toBeDisabled();
  await user.click(
    screen.getByRole('checkbox', { name: /I want to close my account and have it permanently deleted after 14 days/ }),
  );
  await user.click(await close());
  expect(await screen.findByText(/Sign in before then to keep it\./)).toBeInTheDocument();
  expect([sent, onLeft.mock.calls.length]).toEqual([[{ give_up_remainder: false }], 1]);
});

test('with money in it there is a way to withdraw, and none to lose it', async () => {
  const { user, onWithdraw } = showErasure({ to_withdraw: [{ currency: 'EUR', amount_cents: 1234 }] });
  await begin(user);
  expect(await screen.findByText(/12\.34/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(onWithdraw).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /Close and delete my account/ })).not.toBeInTheDocument();
});

test('a rest that can’t be paid out has to be given up by name', async () => {
  const { user, sent } = showErasure({ remainder: [{ currency: 'EUR', amount_cents: 37 }], open: ['holds'] });
  await begin(user);
  await user.click(
    await screen.findByRole('checkbox', {
      name: /I want to close my account and have it permanently deleted after 14 days/,
    }),
  );
  expect(await close()).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /I forfeit my remaining balance: .*0\.37/ }));
  await user.click(await close());
  expect(sent).toEqual([{ give_up_remainder: true }]);
  expect(screen.getByText(/You still have open bets/)).toBeInTheDocument();
});

test('what goes and what stays is named before anything is asked', () => {
  showErasure({});
  expect(
    screen.getByText(/Transactions, payments, rounds and bets, as tax and anti-money-laundering laws require/),
  ).toBeInTheDocument();
  expect(screen.getByText(/Name, date of birth, address/)).toBeInTheDocument();
});
