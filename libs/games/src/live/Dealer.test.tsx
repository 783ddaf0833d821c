import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dealer } from './Dealer.tsx';

test('a dealer says the table’s words and is a picture nobody has to hear', () => {
  const { container } = render(<Dealer phase="locked">No more bets</Dealer>);
  expect(screen.getByText('No more bets')).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('[data-phase]')).toHaveAttribute('data-phase', 'locked');
});
