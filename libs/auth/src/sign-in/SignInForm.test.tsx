import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readProject, signIn } from '@croupier/contracts';
import { player, project, renderAuth } from '../testing/render-auth.tsx';
import { SignInForm } from './SignInForm.tsx';

function show(answer: unknown, facts = project()) {
  const asked: unknown[] = [];
  const onSignedIn = vi.fn();
  const api = answering([
    [readProject, facts],
    [
      signIn,
      ({ body }: Record<string, unknown>) => {
        asked.push(body);
        return typeof answer === 'function' ? answer(body) : answer;
      },
    ],
  ]);
  const view = renderAuth(
    api,
    <SignInForm layout="page" onSignedIn={onSignedIn} signUpLink={(text) => <a href="/sign-up">{text}</a>} />,
  );
  return { ...view, asked, onSignedIn, user: userEvent.setup({ delay: null }) };
}

async function fill(user: ReturnType<typeof userEvent.setup>, email = 'ada@example.test', password = 'gartenzwerg') {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

// shows: login:signed-in; call:POST /api/users/sign_in
test('signing in hands the player over and makes them known to the whole app', async () => {
  const { user, asked, onSignedIn, queryClient } = show(player);
  queryClient.setQueryData(['cashbox', 'balance'], 'somebody else’s');
  await fill(user);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(player));
  expect(asked).toEqual([{ user: { email: 'ada@example.test', password: 'gartenzwerg' } }]);
  expect(queryClient.getQueryData(['player'])).toEqual(player);
  expect(queryClient.getQueryData(['cashbox', 'balance'])).toBeUndefined();
});

// shows: error:rethrown-login
test('a refusal is read out and nothing that was typed is lost', async () => {
  const { user, onSignedIn } = show(() => {
    throw new CallRefused(422, { errors: { base: { wrong_credentials: 'no' } } });
  });
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect.');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
  expect(screen.getByLabelText('Password')).toHaveValue('gartenzwerg');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('an empty form asks for what is missing and calls nobody', async () => {
  const { user, asked } = show(player);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Please enter your email address.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address.');
  expect(asked).toEqual([]);
});

test('password managers find their fields, and the password can be shown', async () => {
  const { user } = show(player);
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

// shows: login:two-factor
test('when the answer is a one-time code, it is asked for and sent', async () => {
  const answers = [{ otp_required: true }, player];
  const { user, asked, onSignedIn } = show(() => answers.shift());
  await fill(user);
  await user.type(await screen.findByLabelText('Six digits from your authenticator app'), '123456');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(player));
  expect(asked.at(-1)).toEqual({ user: { otp_attempt: '123456' } });
});

// shows: error:401
test('after a session that ended it is said why one is asked again', async () => {
  renderAuth(
    answering([[readProject, project()]]),
    <SignInForm layout="page" ended onSignedIn={vi.fn()} signUpLink={(text) => text} />,
  );
  expect(await screen.findByRole('status')).toHaveTextContent('Your session has ended.');
});

// shows: group:region-block; toast:login-restricted
test('from a blocked region there is a sentence instead of a form', async () => {
  show(player, project({ restricted: true }));
  expect(await screen.findByText('Login not available in your country')).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});
