import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { buildGame } from '../testing/build-game.ts';
import { HowItPays } from './HowItPays.tsx';

test.each([
  [368.6, '368.6 times the stake'],
  [5000, '5,000 times the stake'],
])('a largest win of %d is said as it is, not rounded', (max_win_multiple, words) => {
  renderWithTexts(<HowItPays game={buildGame({ max_win_multiple })} fairnessLink={null} />);
  expect(screen.getByText('Largest win').parentElement).toHaveTextContent(words);
});
