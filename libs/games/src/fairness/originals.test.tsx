import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { OutcomeView } from './OutcomeView.tsx';

test('a round of hi-lo shows every card, what was said of it, and how it ended', () => {
  const outcome = { cards: [6, 21, 0], guesses: ['higher', 'skip'], end: 'cashed' };
  renderWithTexts(<OutcomeView outcome={outcome} maths="heron-hi-lo" game="heron-hi-lo" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['7♠higher', '9♥skipped', 'A♠']);
  expect(screen.getByText('The round was cashed out at 1.83 times the stake.')).toBeInTheDocument();
});
