import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { paymentLogos } from './payment-logos.ts';
import { PaymentMarks } from './PaymentMarks.tsx';

// shows: constant:payment-logos
test('32 marks are drawn, each another, each with its name', () => {
  renderWithTexts(<PaymentMarks />);
  const marks = within(screen.getByRole('list', { name: 'Marks of ways to pay' })).getAllByRole('listitem');
  expect(marks).toHaveLength(32);
  expect(new Set(marks.map((mark) => mark.textContent)).size).toBe(32);
  expect(new Set(paymentLogos.map(({ shape, hue }) => `${shape} ${hue}`)).size).toBe(32);
  for (const mark of marks) expect(mark.querySelector('path')).not.toBeNull();
  expect(new Set(paymentLogos.map(({ kind }) => kind))).toEqual(new Set(['card', 'bank', 'wallet', 'voucher', 'coin']));
});
