import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { buildGame } from '../testing/build-game.ts';
import { HowItPays } from './HowItPays.tsx';

test.each([
  [368.6, '368.6 times the stake'],
  [5000, '5,000 times the stake'],
])('a largest win of %d is said as it is, not rounded', (max_win_multiple, words) => {
  renderWithTexts(<HowItPays game={buildGame({ max_win_multiple })} jackpot={null} fairnessLink={null} />);
  expect(screen.getByText('Largest win').parentElement).toHaveTextContent(words);
});

test('what the jackpot gives back is said apart from what the game pays', () => {
  const game = buildGame({ rtp: 0.96 });
  renderWithTexts(<HowItPays game={game} jackpot={{ title: 'High Tide', rtp: 0.0085 }} fairnessLink={null} />);
  expect(screen.getByText('Return to player').parentElement).toHaveTextContent('96.00%');
  expect(screen.getByText('Beside it, the jackpot High Tide').parentElement).toHaveTextContent('0.85%');
});
