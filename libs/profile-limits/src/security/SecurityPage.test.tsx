import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  changePassword,
  endOneSession,
  endOtherSessions,
  readSessions,
  readSignIns,
  readTwoFactor,
} from '@croupier/contracts';
import { renderProfile } from '../testing/render-profile.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const here = {
  id: '0b5f2b8e-4a4c-4f5e-9f43-6d1f0c7f3a01',
  current: true,
  created_at: '2026-11-20T10:00:00Z',
  active_at: '2026-11-20T10:00:00Z',
  ip: '192.0.2.1',
  country: 'AT',
  user_agent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
};
const OTHER = '0b5f2b8e-4a4c-4f5e-9f43-6d1f0c7f3a02';
const there = { ...here, id: OTHER, current: false, user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19) Safari/604.1' };

const attempt = {
  id: 7,
  at: '2026-11-20T10:00:00.000Z',
  outcome: 'signed_in',
  method: 'one_time_code',
  ip: '192.0.2.x',
  country: 'AT',
  user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19) Safari/604.1',
  new_device: true,
};
const history = ({ before }: { before?: string }) =>
  before === undefined
    ? { data: [attempt, { ...attempt, id: 6, outcome: 'wrong_password', new_device: false }], next: '6' }
    : { data: [{ ...attempt, id: 5, method: 'sign_up', new_device: false }], next: null };

function show(sessions = [here, there], refusal?: Error) {
  const ended: unknown[] = [];
  const api = answering([
    [readSessions, () => sessions],
    [readTwoFactor, { enabled: false, enabled_at: null, recovery_codes_left: 0 }],
    [readSignIns, ({ query }: Record<string, unknown>) => history(query as { before?: string })],
    [endOtherSessions, () => void ended.push('others')],
    [endOneSession, ({ params }: Record<string, unknown>) => void ended.push(params)],
    [
      changePassword,
      () => {
        if (refusal) throw refusal;
      },
    ],
  ]);
  renderProfile(api, <SecurityPage />);
  return { ended, user: userEvent.setup({ delay: null }) };
}

// shows: call:GET /api/player/sessions; call:DELETE /api/player/sessions/{id}
test('every browser has a name, and only the others can be signed out', async () => {
  const { user, ended } = show();
  expect(await screen.findByText('Firefox · Linux')).toBeInTheDocument();
  expect(screen.getByText('This browser')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(ended).toEqual([{ id: OTHER }]);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(ended).toEqual([{ id: OTHER }, 'others']);
});

test('with one browser there is nothing to sign out', async () => {
  show([here]);
  await screen.findByText('Firefox · Linux');
  expect(screen.queryByRole('button', { name: /Sign out/ })).not.toBeInTheDocument();
});

// shows: call:GET /api/player/sign_ins
test('the history says who got in, who did not, from where and by what, and goes on page by page', async () => {
  const { user } = show([here]);
  expect(await screen.findByText('Signed in with password and code')).toBeInTheDocument();
  expect(screen.getByText('New browser')).toBeInTheDocument();
  expect(screen.getByText('Wrong password')).toBeInTheDocument();
  expect(screen.getAllByText(/Safari · iOS · Austria · 192\.0\.2\.x/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show older sign-ins' }));
  expect(await screen.findByText('Account opened')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show older sign-ins' })).not.toBeInTheDocument();
});

test('a wrong password is refused at its field and what was typed stays', async () => {
  const { user } = show([here], new CallRefused(422, { errors: { current_password: { wrong_password: 'no' } } }));
  await user.type(screen.getByLabelText('Current password'), 'wrong');
  await user.type(screen.getByLabelText('New password'), 'eine ganz andere Sache');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This password is incorrect.')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('eine ganz andere Sache');
});

test('a short password is refused before it is sent; a good one empties the form', async () => {
  const { user } = show([here]);
  await user.type(screen.getByLabelText('Current password'), 'gartenzwerg');
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('A password must have 8 to 128 characters.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('New password'), ' but longer');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Your password has been changed\./)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('');
});
