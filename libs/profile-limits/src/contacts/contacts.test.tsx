import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adoptPlayer, CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  addPhone,
  cancelEmailChange,
  changeEmail,
  confirmPhone,
  deletePhone,
  type EmailState,
  type PhoneState,
  readEmail,
  readPhone,
} from '@croupier/contracts';
import { player, renderProfile } from '../testing/render-profile.tsx';
import { ContactsSection } from './ContactsSection.tsx';
import { UnconfirmedEmail } from './UnconfirmedEmail.tsx';

const email: EmailState = { email: 'ada@example.test', confirmed_at: null, pending: null };
const phone: PhoneState = { number: '+436641234567', confirmed_at: null, pending: null };
const pending = {
  email: 'next@example.test',
  old_confirmed: false,
  new_confirmed: true,
  expires_at: '2026-11-21T00:00:00.000Z',
};

function show(given: { email?: EmailState; phone?: PhoneState; answers?: Record<string, unknown[]> } = {}) {
  const sent: unknown[] = [];
  const answers = given.answers ?? {};
  const hear = (name: string) => (input: Record<string, unknown>) => {
    sent.push([name, input['body']]);
    const next = answers[name]?.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  const api = answering([
    [readEmail, given.email ?? email],
    [readPhone, given.phone ?? phone],
    [changeEmail, hear('changeEmail')],
    [cancelEmailChange, hear('cancelEmailChange')],
    [addPhone, hear('addPhone')],
    [confirmPhone, hear('confirmPhone')],
    [deletePhone, hear('deletePhone')],
  ]);
  return { sent, user: userEvent.setup({ delay: null }), ...renderProfile(api, <ContactsSection />) };
}

const asksAgain = () => new CallRefused(403, { errors: { base: { reauthentication_required: 'again' } } });

// shows: promise:A7
test('another email is asked for after the password, and then waits for both mailboxes', async () => {
  const { user, sent } = show({ answers: { changeEmail: [asksAgain(), { ...email, pending }] } });
  await user.click(await screen.findByRole('button', { name: 'Change email' }));
  await user.type(screen.getByLabelText('New email address'), 'next@example.test');
  await user.click(screen.getByRole('button', { name: 'Send the emails' }));
  await user.click(await screen.findByRole('button', { name: 'It is me', hidden: true }));
  expect(await screen.findByText('next@example.test')).toBeInTheDocument();
  expect(screen.getByText('Old address: email sent')).toBeInTheDocument();
  expect(screen.getByText('New address: confirmed')).toBeInTheDocument();
  expect(sent).toEqual(Array(2).fill(['changeEmail', { email: 'next@example.test' }]));
});

test('a change under way can be taken back', async () => {
  const { user } = show({ email: { ...email, pending }, answers: { cancelEmailChange: [email] } });
  await user.click(await screen.findByRole('button', { name: 'Keep the current address' }));
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeInTheDocument();
});

// shows: toast:phone-added
test('a phone number is confirmed by the code that was sent to it', async () => {
  const confirmed = { number: '+436647654321', confirmed_at: '2026-11-20T12:00:00.000Z', pending: null };
  const wrong = new CallRefused(422, { errors: { code: { wrong_sent_code: 'This code is not right.' } } });
  const { user, sent } = show({
    answers: { addPhone: [{ ...phone, pending: '+436647654321' }], confirmPhone: [wrong, confirmed] },
  });
  await user.click(await screen.findByRole('button', { name: 'Change phone' }));
  await user.type(screen.getByLabelText('New phone number'), '+43 664 765 43 21');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByLabelText('6-digit code we sent to +436647654321');
  await user.type(code, '111111');
  expect(await screen.findByText('This code is not right.')).toBeInTheDocument();
  await user.clear(code);
  await user.type(code, '222222');
  expect(await screen.findByText('Phone was added.')).toBeInTheDocument();
  expect(await screen.findByText('+436647654321')).toBeInTheDocument();
  expect(sent).toEqual([
    ['addPhone', { phone: { number: '+436647654321' } }],
    ['confirmPhone', { code: '111111' }],
    ['confirmPhone', { code: '222222' }],
  ]);
});

// shows: toast:phone-deleted; promise:A7
test('a phone number is deleted after the password', async () => {
  const gone = { number: null, confirmed_at: null, pending: null };
  const { user } = show({ answers: { deletePhone: [asksAgain(), gone] } });
  await user.click(await screen.findByRole('button', { name: 'Delete phone' }));
  await user.click(await screen.findByRole('button', { name: 'It is me', hidden: true }));
  expect(await screen.findByText('Phone was deleted.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Add phone' })).toBeInTheDocument();
});

test('email and phone leave the memory with their player', async () => {
  const { queryClient } = show();
  await screen.findByText(email.email);
  adoptPlayer(queryClient, null);
  for (const key of ['email', 'phone']) expect(queryClient.getQueryData(['profile', key])).toBeUndefined();
});

test('a number that can’t be one is not sent', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Change phone' }));
  await user.type(screen.getByLabelText('New phone number'), '0664');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByText('This isn’t a valid phone number.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('an email that is not confirmed is reminded of, with the mail a press away', async () => {
  const onResend = vi.fn();
  renderProfile(answering([]), <UnconfirmedEmail player={player({ confirmed_at: null })} onResend={onResend} />);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Send the email again' }));
  await waitFor(() => expect(onResend).toHaveBeenCalledOnce());
});
