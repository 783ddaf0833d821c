import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { paymentLogos } from './payment-logos.ts';
import { PaymentMarks } from './PaymentMarks.tsx';

// shows: constant:payment-logos
test('32 marks are drawn, each another, each with its name', () => {
  renderWithTexts(<PaymentMarks />);
  const marks = within(screen.getByRole('list', { name: 'Payment method logos' })).getAllByRole('listitem');
  expect(marks).toHaveLength(32);
  expect(new Set(marks.map((mark) => mark.textContent)).size).toBe(32);
  expect(new Set(paymentLogos.map(({ shape, hue }) => `${shape} ${hue}`)).size).toBe(32);
  for (const mark of marks) expect(mark.querySelector('path')).not.toBeNull();
  expect(new Set(paymentLogos.map(({ kind }) => kind))).toEqual(new Set(['card', 'bank', 'wallet', 'voucher', 'coin']));
});

test('kinds of payment have a word in every language, brands and coins keep their name', () => {
  const kinds = paymentLogos.flatMap(({ name }) => (typeof name === 'string' ? [] : [name]));
  expect(kinds).toHaveLength(16);
  for (const language of ['de', 'es-MX', 'fr-CA', 'ja', 'no', 'pt-BR']) {
    const catalog = readFileSync(path.join(import.meta.dirname, `../locales/${language}.po`), 'utf8');
    for (const { message } of kinds) expect(catalog, language).toMatch(new RegExp(`msgid "${message}"\\nmsgstr ".+"`));
  }
});
