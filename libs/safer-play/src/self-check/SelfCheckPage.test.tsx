import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { renderPart } from '../testing/render-part.tsx';
import { SelfCheckPage } from './SelfCheckPage.tsx';

async function answer(...answers: string[]) {
  const user = userEvent.setup({ delay: null });
  // API without answers, so that a call fails the test.
  renderPart(answering([]), <SelfCheckPage tools={<a href="/users/limits">Set limits</a>} />);
  const questions = screen.getAllByRole('group');
  expect(questions).toHaveLength(4);
  for (const [at, name] of answers.entries()) await user.click(within(questions[at]!).getByRole('radio', { name }));
  await user.click(screen.getByRole('button', { name: 'See my result' }));
}

// shows: route:/self-check
test.each([
  [['Never', 'Never', 'Never', 'Never'], 'Nothing stands out'],
  [['Sometimes', 'Never', 'Sometimes', 'Never'], 'Worth keeping an eye on'],
  [['Never', 'Often', 'Never', 'Never'], 'Please take this seriously'],
  [['Sometimes', 'Sometimes', 'Sometimes', 'Never'], 'Please take this seriously'],
])('%j says: %s, and leads to the tools', async (answers, title) => {
  await answer(...answers);
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Set limits' })).toBeInTheDocument();
  expect(document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}');
});

test('with a question left open it asks for it', async () => {
  await answer('Never');
  expect(screen.getByText('Please answer all four questions.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Nothing stands out' })).not.toBeInTheDocument();
});
