import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  disableTwoFactor,
  enableTwoFactor,
  readPlayer,
  readTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '@croupier/contracts';
import { renderProfile } from '../../testing/render-profile.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

afterEach(() => vi.unstubAllGlobals());

const off = { enabled: false, enabled_at: null, recovery_codes_left: 0 };
const on = { enabled: true, enabled_at: '2026-11-20T10:00:00.000Z', recovery_codes_left: 2 };
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-000${index}`);
const secret = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Croupier:ada?secret=JBSWY3DPEHPK3PXP&issuer=Croupier',
};
const refused = (path: string, code: string) => new CallRefused(422, { errors: { [path]: { [code]: 'no' } } });

function show(states: unknown[], answers: { setUp?: unknown[]; confirm?: unknown[]; both?: unknown[] } = {}) {
  const asked: unknown[] = [];
  const next =
    (list: unknown[] = []) =>
    ({ body }: Record<string, unknown> = {}) => {
      asked.push(body);
      const answer = list.length > 1 ? list.shift() : list[0];
      if (answer instanceof Error) throw answer;
      return answer;
    };
  const api = answering([
    [readTwoFactor, () => (states.length > 1 ? states.shift() : states[0])],
    [readPlayer, () => null],
    [setUpTwoFactor, next(answers.setUp ?? [secret])],
    [enableTwoFactor, next(answers.confirm ?? [{ recovery_codes: codes }])],
    [renewRecoveryCodes, next(answers.both ?? [{ recovery_codes: codes }])],
    [disableTwoFactor, next(answers.both ?? [undefined])],
  ]);
  renderProfile(api, <TwoFactorSection />);
  return { asked, user: userEvent.setup({ delay: null }) };
}

// shows: call:POST /api/player/two_factor/setup; call:POST /api/player/two_factor
test('it is set up by QR code or key and the first code, and the recovery codes are shown once', async () => {
  const { user, asked } = show([off, on]);
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await user.type(screen.getByLabelText('6-digit code from your authenticator app'), '123456');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(asked.at(-1)).toEqual({ otp_attempt: '123456' });
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(screen.queryByText(codes[0]!)).not.toBeInTheDocument();
  expect(await screen.findByText(/On since/)).toBeInTheDocument();
});

// shows: promise:A7
test('the password is asked for where the server wants it, and the set-up goes on', async () => {
  const { user } = show([off], { setUp: [refused('base', 'reauthentication_required'), secret] });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.click(await screen.findByRole('button', { name: 'It is me' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
});

test('a wrong first code is said at its field and can be typed again', async () => {
  const { user } = show([off, on], { confirm: [refused('otp_attempt', 'wrong_code'), { recovery_codes: codes }] });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const field = await screen.findByLabelText('6-digit code from your authenticator app');
  await user.type(field, '123456');
  expect(await screen.findByText('This code is not right.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '654321');
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeInTheDocument();
});

test('the codes are copied, and downloaded as a file', async () => {
  const { user } = show([on], { both: [{ recovery_codes: codes }] });
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:codes'));
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await user.type(screen.getByLabelText('Password'), 'gartenzwerg');
  await user.type(screen.getByLabelText('Code from the app, or a recovery code'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Create new codes' }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await saved[0]!.text()).toContain(codes[9]);
});

// shows: call:DELETE /api/player/two_factor
test('it goes off by password and a code of either kind, each mistake at its field', async () => {
  const { user, asked } = show([on, off], { both: [refused('password', 'wrong_password'), undefined] });
  expect(await screen.findByText('2 recovery codes left.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.type(screen.getByLabelText('Password'), 'gartenzwerg');
  const code = screen.getByLabelText('Code from the app, or a recovery code');
  await user.type(code, 'k7qm-03xw{Enter}');
  expect(screen.getByText('Please enter six digits, or a recovery code.')).toBeInTheDocument();
  await user.type(code, '-9hzt{Enter}');
  expect(await screen.findByText('This password is incorrect.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText(/It’s off\. You sign in with just your password\./)).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ password: 'gartenzwerg', recovery_code: 'k7qm-03xw-9hzt' });
});
