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

test('a drawing of keno shows the numbers in their order, and which were picked', () => {
  const outcome = { picks: [3, 7, 21], risk: 'low', drawn: [7, 40, 1, 2, 21, 9, 10, 11, 12, 13], hits: 2, pays: 240 };
  renderWithTexts(<OutcomeView outcome={outcome} maths="firefly-keno" game="firefly-keno" />);
  expect(screen.getAllByRole('listitem', { name: /picked/ }).map((item) => item.textContent)).toEqual(['7', '21']);
  expect(
    screen.getByText('Picked: 3, 7, 21. 2 of 3 were drawn. At low risk, that pays 2.40 times the stake.'),
  ).toBeInTheDocument();
});

test('a turn of the wheel says which segment stopped at the mark', () => {
  const outcome = { segments: 20, risk: 'medium', stop: 0, pays: 400 };
  renderWithTexts(<OutcomeView outcome={outcome} maths="sunflower-wheel" game="sunflower-wheel" />);
  expect(
    screen.getByText('20 segments, medium risk: the wheel stopped at segment 1, which pays 4.00 times the stake.'),
  ).toBeInTheDocument();
});
