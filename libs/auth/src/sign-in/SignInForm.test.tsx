import { act, screen } from '@testing-library/react';
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
    <SignInForm
      layout="page"
      onSignedIn={onSignedIn}
      forgotLink={(text) => <a href="/remind">{text}</a>}
      signUpLink={(text) => <a href="/sign-up">{text}</a>}
    />,
  );
  return { ...view, asked, onSignedIn, user: userEvent.setup({ delay: null }) };
}

async function fill(user: ReturnType<typeof userEvent.setup>, email = 'ada@example.test', password = 'gartenzwerg') {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

// shows: login:signed-in; call:POST /api/users/sign_in; third-party:fingerprint
test('signing in hands the player over and makes them known to the whole app', async () => {
  const { user, asked, onSignedIn, queryClient } = show(player);
  queryClient.setQueryData(['cashbox', 'balance'], 'somebody else’s');
  await fill(user);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(player));
  const dfpc = expect.stringMatching(/^[\da-f]{64}$/);
  expect(asked).toEqual([{ user: { email: 'ada@example.test', password: 'gartenzwerg', dfpc } }]);
  expect(queryClient.getQueryData(['player'])).toEqual(player);
  expect(queryClient.getQueryData(['cashbox', 'balance'])).toBeUndefined();
});

// shows: rule:form-mode
test('a field is checked when it is left, and from then on with every key', async () => {
  const { user, asked } = show(player);
  const email = screen.getByLabelText('Email');
  await user.type(email, 'a{Backspace}');
  expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await user.tab();
  await vi.waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  await user.type(email, 'ada@example.test');
  await vi.waitFor(() => expect(email).not.toHaveAttribute('aria-invalid', 'true'));
  await user.clear(email);
  await vi.waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  expect(asked).toEqual([]);
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

test('a field left by a press says what is wrong once the press has landed: nothing moves from under it', async () => {
  const { user } = show(player);
  await user.click(screen.getByLabelText('Email'));
  const link = screen.getByRole('link', { name: 'Open an account' });
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  expect(screen.getByLabelText('Email')).not.toHaveFocus();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText('Please enter your email address.')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: link });
  expect(await screen.findByText('Please enter your email address.')).toBeInTheDocument();
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
  await user.type(await screen.findByLabelText('6-digit code from your authenticator app'), '123456');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(player));
  expect(asked.at(-1)).toEqual({ user: { otp_attempt: '123456' } });
});

async function atTheCode(answers: unknown[]) {
  const shown = show(() => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await fill(shown.user);
  const field = await screen.findByLabelText('6-digit code from your authenticator app');
  return { ...shown, field };
}

const wrongCode = () => new CallRefused(422, { errors: { user: { otp_attempt: { wrong_code: 'no' } } } });

test('the code’s field has the focus, is what phones fill in, and takes a pasted code with its space', async () => {
  const { user, asked, field } = await atTheCode([{ otp_required: true }, player]);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.paste('123 456');
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ user: { otp_attempt: '123456' } }));
});

// shows: error:rethrown-two-factor
test('a wrong code is said at its field; too few digits are never sent', async () => {
  const { user, asked, field } = await atTheCode([{ otp_required: true }, wrongCode()]);
  await user.type(field, '123{Enter}');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter all six digits.'));
  await user.type(field, '456');
  expect(await screen.findByText('This code is not right.')).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

test('without the phone a recovery code signs in, and what is no recovery code is not sent', async () => {
  const { user, asked, onSignedIn } = await atTheCode([{ otp_required: true }, player]);
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('One of your ten recovery codes');
  expect(field).toHaveFocus();
  await user.type(field, 'k7qm{Enter}');
  expect(screen.getByText(/has twelve letters and digits/)).toBeInTheDocument();
  await user.type(field, '-03xw-9hzt{Enter}');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(player));
  expect(asked.at(-1)).toEqual({ user: { recovery_code: 'k7qm-03xw-9hzt' } });
});

test('what took too long starts over, with the reason and what was typed', async () => {
  const expired = new CallRefused(422, { errors: { base: { sign_in_expired: 'no' } } });
  const { user, field } = await atTheCode([{ otp_required: true }, expired]);
  await user.type(field, '123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code came too late.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

// shows: error:401
test('after a session that ended it is said why one is asked again', async () => {
  renderAuth(
    answering([[readProject, project()]]),
    <SignInForm layout="page" ended onSignedIn={vi.fn()} forgotLink={(text) => text} signUpLink={(text) => text} />,
  );
  expect(await screen.findByRole('status')).toHaveTextContent('Your session has ended.');
});

// shows: group:region-block; toast:login-restricted
test('from a blocked region there is a sentence instead of a form', async () => {
  show(player, project({ restricted: true }));
  expect(await screen.findByText('Login not available in your country')).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});
