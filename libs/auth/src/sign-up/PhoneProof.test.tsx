import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { addPhone, confirmPhone } from '@croupier/contracts';
import { renderAuth } from '../testing/render-auth.tsx';
import { PhoneProof } from './PhoneProof.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const number = '+436641234567';
const state = { number, confirmed_at: null, pending: number };

function show(confirmed: unknown = state) {
  const sent = vi.fn(() => state);
  const api = answering([
    [addPhone, sent],
    [
      confirmPhone,
      () => {
        if (confirmed instanceof Error) throw confirmed;
        return confirmed;
      },
    ],
  ]);
  return {
    sent,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    ...renderAuth(api, <PhoneProof number={number} />),
  };
}

// shows: call:POST /api/player/phone; call:POST /api/player/phone/confirmation
// shows: screen:sms-resend
test('the number of a new account is proven by its code, and another code is to be had after a minute', async () => {
  const { sent, user } = show();
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const again = await screen.findByRole('button', { name: /^Send a new code/ });
  expect(screen.getByLabelText(`6-digit code we sent to ${number}`)).toHaveFocus();
  await user.click(again);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(again).toHaveTextContent(/0:5\d|1:00/);
  await vi.advanceTimersByTimeAsync(60_000);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(again).toHaveTextContent(/0:5\d|1:00/);
  await user.type(screen.getByLabelText(`6-digit code we sent to ${number}`), '123456');
  expect(await screen.findByRole('status')).toHaveTextContent('Your phone number is confirmed.');
});

test('a wrong code is said at its field, and typing goes on', async () => {
  const { user } = show(new CallRefused(422, { errors: { code: { wrong_sent_code: 'no' } } }));
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const field = await screen.findByLabelText(`6-digit code we sent to ${number}`);
  await user.type(field, '123456');
  await vi.waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  await user.type(field, '{Backspace}');
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
});
