import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { confirmUserLimit } from '@croupier/contracts';
import { namesLogged, renderProfile } from '../testing/render-profile.tsx';
import { ConfirmLimitPage } from './ConfirmLimitPage.tsx';

function show(token: string | undefined, refusal?: Error) {
  const sent: unknown[] = [];
  const api = answering([
    [
      confirmUserLimit,
      ({ body }: Record<string, unknown>) => {
        sent.push(body);
        if (refusal) throw refusal;
      },
    ],
  ]);
  renderProfile(api, <ConfirmLimitPage token={token} onwards={<a href="/users/limits">Go to my limits</a>} />);
  return { sent, user: userEvent.setup({ delay: null }) };
}

// shows: route:/profile/limits/confirm; call:POST /api/user_limits/confirm
test('opening the link changes nothing, saying yes does', async () => {
  const { user, sent } = show('t0ken');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, change it' }));
  expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeInTheDocument();
  expect(sent).toEqual([{ token: 't0ken' }]);
});

// shows: log:CONFIRM_USER_LIMIT_CHANGE
test('a link that was used or cut says so, and that the limit stays', async () => {
  const logged = namesLogged();
  show(undefined);
  expect(screen.getByRole('alert')).toHaveTextContent('Your limit has not changed.');
  const { user } = show(
    'old',
    new CallRefused(422, { errors: { token: { token_invalid: 'This link is no longer valid.' } } }),
  );
  await user.click(screen.getByRole('button', { name: 'Yes, change it' }));
  expect(await screen.findByText('This link is no longer valid.')).toBeInTheDocument();
  expect(logged).toEqual(['CONFIRM_USER_LIMIT_CHANGE']);
});
