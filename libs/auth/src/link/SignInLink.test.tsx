import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { signInByLink } from '@croupier/contracts';
import { player, renderAuth } from '../testing/render-auth.tsx';
import { SignInLink } from './SignInLink.tsx';

afterEach(() => history.replaceState(null, '', '/'));

function show(answer: () => unknown) {
  const asked = vi.fn((_call: { body?: { token: string } }) => answer());
  const done = vi.fn();
  const api = answering([[signInByLink, asked]]);
  const view = renderAuth(api, <SignInLink onSignedIn={done} signInLink={(text) => <a href="/login">{text}</a>} />);
  return { asked, done, user: userEvent.setup({ delay: null }), ...view };
}

// shows: route:/autologin; call:POST /api/users/autologin
test('opening a link uses nothing up and takes it out of the address; a press signs in', async () => {
  history.replaceState(null, '', '/autologin?redirect=%2Fusers#secret-token');
  const { asked, done, user, queryClient } = show(() => player);
  const button = await screen.findByRole('button', { name: 'Sign in' });
  expect(location.href).toMatch(/\/autologin\?redirect=%2Fusers$/);
  expect(asked).not.toHaveBeenCalled();
  await user.click(button);
  expect(asked.mock.calls[0]![0].body).toEqual({ token: 'secret-token' });
  expect(done).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(['player'])).toEqual(player);
});

test('a used link says so, and an address without one leads to the form', async () => {
  history.replaceState(null, '', '/autologin#used');
  const used = show(() => {
    throw new CallRefused(422, {
      errors: { base: { token_invalid: 'This link has been used or is no longer valid. Please request a new one.' } },
    });
  });
  await used.user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  used.unmount();
  show(() => player);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});
