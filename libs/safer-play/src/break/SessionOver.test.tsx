import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readSessionEnd, type SessionEnd } from '@croupier/contracts';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { renderPart } from '../testing/render-part.tsx';
import { SessionOver } from './SessionOver.tsx';

function show(answer: SessionEnd | null | (() => never)) {
  registerModals({
    over: async () => () => (
      <SessionOver help={<a href="/support">Talk to someone</a>}>
        <button>Sign in</button>
      </SessionOver>
    ),
  });
  renderPart(answering([[readSessionEnd, answer]]), <ModalHost />);
  openModal('over');
}

// shows: promise:L5
test('a break that began elsewhere is told with its end and a way to help, and nobody is asked back in', async () => {
  show({ reason: 'coolingoff', until: '2026-11-24T10:30:00.000Z' });
  expect(await screen.findByRole('heading', { name: 'Your break has started' })).toBeInTheDocument();
  expect(screen.getByText(/It lasts until .*24.*and can’t be ended early\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Talk to someone' })).toHaveAttribute('href', '/support');
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
});

// shows: promise:L5
test('a self-exclusion for good says so, and what becomes of the money', async () => {
  show({ reason: 'selfexclusion', until: null });
  expect(await screen.findByRole('heading', { name: 'You have excluded yourself' })).toBeInTheDocument();
  expect(screen.getByText(/It’s permanent and can’t be ended/)).toBeInTheDocument();
  expect(
    screen.getByText(/We automatically pay your money to the account of your last completed withdrawal\./),
  ).toBeInTheDocument();
});

// shows: promise:L7
test('playing time that is used up is told as that', async () => {
  show({ reason: 'time_up', until: null });
  expect(await screen.findByRole('heading', { name: 'You’ve reached your playing time' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
});

test.each([
  ['for another reason', null],
  [
    'and nobody says why',
    () => {
      throw new CallFailed('Network Error');
    },
  ],
])('a session that ended %s offers the way back in', async (_why, answer) => {
  show(answer);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
});
