import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { changePassword, endOneSession, endOtherSessions, readSessions } from '@croupier/contracts';
import { renderProfile } from '../testing/render-profile.tsx';
import { deviceName } from './device-name.ts';
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

function show(sessions = [here, there], refusal?: Error) {
  const ended: unknown[] = [];
  const api = answering([
    [readSessions, () => sessions],
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
  expect(await screen.findByText('A password has between 8 and 128 characters.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('New password'), ' but longer');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Your password is changed/)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test('user agents become names', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0')).toBe(
    'Edge · Windows',
  );
  expect(deviceName('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36')).toBe(
    'Chrome · Android',
  );
  expect(deviceName('curl/8.0')).toBeNull();
});
