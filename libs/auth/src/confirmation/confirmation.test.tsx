import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  answerEmailChange,
  confirmEmail,
  readPlayer,
  readSettings,
  requestEmailVerification,
  resendConfirmation,
} from '@croupier/contracts';
import { player, renderAuth, settings } from '../testing/render-auth.tsx';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { EmailChangeForm } from './EmailChangeForm.tsx';
import { EmailVerifyForm } from './EmailVerifyForm.tsx';

function show(ui: React.ReactNode, signedIn: unknown = null, refusal?: Error, captcha = {}) {
  const asked: unknown[] = [];
  const hear = (answer: unknown) => (input: Record<string, unknown>) => {
    asked.push(input);
    if (refusal) throw refusal;
    return answer;
  };
  const api = answering([
    [readPlayer, signedIn],
    [readSettings, settings(captcha)],
    [confirmEmail, hear(undefined)],
    [answerEmailChange, hear({ state: 'waiting' })],
    [resendConfirmation, hear(undefined)],
    [requestEmailVerification, hear(undefined)],
  ]);
  const view = renderAuth(api, ui);
  view.queryClient.setQueryData(['player'], signedIn);
  return { asked, user: userEvent.setup({ delay: null }), ...view };
}

const confirmation = (token?: string) => (
  <ConfirmationForm layout="page" token={token} onDone={vi.fn()} resendLink={(text) => <a href="/again">{text}</a>} />
);

// shows: route:/confirmation
test('an address is confirmed by a press, not by opening the link', async () => {
  const { user, asked } = show(confirmation('of-a-mail'));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Your email address is confirmed.');
  expect(asked).toMatchObject([{ query: { confirmation_token: 'of-a-mail' } }]);
});

// shows: error:rethrown-confirmation
test('an expired link is said to be one, with the way to another', async () => {
  const expired = new CallRefused(422, { errors: { confirmation_token: { token_expired: 'It has expired.' } } });
  const { user } = show(confirmation('of-a-mail'), null, expired);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It has expired.');
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/again');
});

// shows: popup:email-verify
test('a player has the mail sent to their own address, a guest to the one they type', async () => {
  const own = show(<EmailVerifyForm layout="page" onDone={vi.fn()} />, { ...player, confirmed_at: null });
  await screen.findByText(player.email);
  await own.user.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByRole('status')).toHaveTextContent(player.email);
  expect(own.asked).toMatchObject([{ params: { id: String(player.id) } }]);
  own.unmount();
  const guest = show(<EmailVerifyForm layout="page" onDone={vi.fn()} />);
  await guest.user.type(await screen.findByLabelText('Email'), 'ben@example.test');
  await guest.user.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('If there is an unconfirmed account');
  expect(guest.asked).toMatchObject([{ body: { user: { email: 'ben@example.test' } } }]);
});

// shows: rule:captcha-resend; screen:captcha-lazy
test('a guest’s wish goes with the captcha’s token; a token refused is said, and what was typed stays', async () => {
  const on = { site_key: 'key', frame_url: 'https://captcha.example/v1/frame' };
  const refused = new CallRefused(422, { errors: { user: { captcha: { captcha_refused: 'Please try again.' } } } });
  const { user, asked } = show(<EmailVerifyForm layout="page" onDone={vi.fn()} />, null, refused, on);
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>('captcha');
  const say = (data: object) =>
    act(
      () =>
        void dispatchEvent(
          new MessageEvent('message', {
            source: contentWindow,
            origin: 'https://captcha.example',
            data: { from: 'captcha', ...data },
          }),
        ),
    );
  vi.spyOn(contentWindow!, 'postMessage').mockImplementation((message: { request: string }) =>
    queueMicrotask(() => say({ kind: 'token', request: message.request, token: 'good' })),
  );
  say({ kind: 'ready' });
  await user.type(screen.getByLabelText('Email'), 'ben@example.test');
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(asked).toMatchObject([{ body: { user: { email: 'ben@example.test', captcha: 'good' } } }]);
  expect(screen.getByLabelText('Email')).toHaveValue('ben@example.test');
});

test('who is confirmed already is told so', async () => {
  show(<EmailVerifyForm layout="page" onDone={vi.fn()} />, { ...player, confirmed_at: '2026-11-01T00:00:00.000Z' });
  expect(await screen.findByText('There’s nothing left to do.')).toBeInTheDocument();
});

test('one mailbox agrees to another email, and is told that the other has to as well', async () => {
  const { user, asked } = show(
    <EmailChangeForm layout="page" token="of-a-mail" side="new" stop={false} onDone={vi.fn()} />,
  );
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'One more step: please confirm the email at your other address too.',
  );
  expect(asked).toMatchObject([{ body: { token: 'of-a-mail', side: 'new', stop: false } }]);
});
