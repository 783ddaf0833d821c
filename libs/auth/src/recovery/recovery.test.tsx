import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readProject, remindPassword, resetPassword } from '@croupier/contracts';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { player, project, renderAuth } from '../testing/render-auth.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RemindForm } from './RemindForm.tsx';

const link = (href: string) => (text: React.ReactNode) => <a href={href}>{text}</a>;

/** Records what is sent. Throws an error among the given answers. */
function heard(answers: unknown[]) {
  const sent: unknown[] = [];
  const answer = ({ body }: Record<string, unknown>) => {
    sent.push(body);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  return { sent, answer };
}

function showRemind(...answers: unknown[]) {
  const { sent, answer } = heard(answers);
  const api = answering([[remindPassword, answer]]);
  renderAuth(api, <RemindForm layout="page" signInLink={link('/sign-in')} />);
  return { sent, user: userEvent.setup({ delay: null }) };
}

function showNewPassword(token: string | undefined, ...answers: unknown[]) {
  const { sent, answer } = heard(answers);
  const api = answering([[resetPassword, answer]]);
  const form = (
    <NewPasswordForm layout="page" token={token} remindLink={link('/remind')} signInLink={link('/sign-in')} />
  );
  return { sent, user: userEvent.setup({ delay: null }), ...renderAuth(api, form) };
}

// shows: popup:remind
test('after asking, the page says where to look and nothing about whether there is an account', async () => {
  const { user, sent } = showRemind(undefined);
  await user.type(screen.getByLabelText('Email'), ' ada@example.test');
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('If there is an account with this address');
  expect(screen.getByText('ada@example.test')).toBeInTheDocument();
  expect(sent).toEqual([{ user: { email: 'ada@example.test' } }]);
});

test('the address typed to sign in is there when the password turns out to be forgotten, and on the way back', async () => {
  function Forms() {
    const [forgot, setForgot] = useState(false);
    const change = (text: React.ReactNode) => (
      <button type="button" onClick={() => setForgot(!forgot)}>
        {text}
      </button>
    );
    return forgot ? (
      <RemindForm layout="page" signInLink={change} />
    ) : (
      <SignInForm layout="page" forgotLink={change} signUpLink={(text) => text} onSignedIn={() => undefined} />
    );
  }
  renderAuth(answering([[readProject, project()]]), <Forms />);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Email'), 'ada@example.test');
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await user.type(screen.getByLabelText('Email'), '.org');
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test.org');
});

test('what is no address is asked for again and calls nobody', async () => {
  const { user, sent } = showRemind();
  await user.type(screen.getByLabelText('Email'), 'ada');
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText('This doesn’t look like an email address.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

// shows: popup:new-password
test('a new password is sent with the link’s token, and the browser is signed out', async () => {
  const { user, sent, queryClient } = showNewPassword('of-a-mail', undefined);
  queryClient.setQueryData(['player'], player);
  expect(sent).toEqual([]); // Opening the link doesn't use it up.
  await user.type(screen.getByLabelText('New password'), 'ein ganz neues Passwort');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByText('Your new password is set')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  expect(sent).toEqual([{ user: { reset_password_token: 'of-a-mail', password: 'ein ganz neues Passwort' } }]);
  expect(queryClient.getQueryData(['player'])).toBeNull();
});

// shows: error:rethrown-restore
test('a dead link says so and offers a new one; a weak password stands at its field', async () => {
  const weak = new CallRefused(422, { errors: { user: { password: { invalid: 'no' } } } });
  const dead = new CallRefused(422, { errors: { user: { reset_password_token: { token_used: 'It was used.' } } } });
  const { user } = showNewPassword('of-a-mail', weak, dead);
  await user.type(screen.getByLabelText('New password'), 'gartenzwerg');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByText('A password must have 8 to 128 characters.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was used.');
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/remind');
});

test('a link without its token says what to do', () => {
  showNewPassword(undefined);
  expect(screen.getByText('This link is incomplete')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toBeInTheDocument();
});
