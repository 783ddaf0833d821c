import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { renderPart } from '../testing/render-part.tsx';
import { ConsentChoices } from './ConsentChoices.tsx';

const show = (answer: string | null) => {
  const onAnswer = vi.fn();
  renderPart(answering([]), <ConsentChoices answer={answer} onAnswer={onAnswer} />);
  return onAnswer;
};
const flip = (name: string) => userEvent.click(screen.getByRole('switch', { name }));

test('nothing is on by itself; each purpose is chosen alone, and no takes one press as yes does', async () => {
  const onAnswer = show(null);
  expect(screen.getByRole('switch', { name: 'Statistics' })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  await flip('Marketing');
  expect(onAnswer).toHaveBeenLastCalledWith('marketing');
  await flip('Statistics');
  expect(onAnswer).toHaveBeenLastCalledWith('statistics.marketing');
  await userEvent.click(screen.getByRole('button', { name: 'Required only' }));
  expect(onAnswer).toHaveBeenLastCalledWith('needed');
  await userEvent.click(screen.getByRole('button', { name: 'Allow all' }));
  expect(onAnswer).toHaveBeenLastCalledWith('statistics.marketing');
  expect(screen.getByText('Saved. This applies from now on.')).toBeVisible();
});

test.each([
  ['statistics', true],
  ['all', false],
  ['1', false],
])('an earlier answer counts for what was asked then: %s', (answer, on) => {
  show(answer);
  const statistics = screen.getByRole('switch', { name: 'Statistics' });
  if (on) expect(statistics).toBeChecked();
  else expect(statistics).not.toBeChecked();
});
