import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { masked } from './mask.ts';
import { TextField } from './TextField.tsx';

// shows: rule:masks
test.each([
  ['#####', '1a0115 9', '10115'],
  ['A#A #A#', 'k1a0b1', 'k1a 0b1'],
  ['A#A #A#', 'K1A 0B1', 'K1A 0B1'],
  ['AA', '4éß7', 'éß'],
  ['NN-NN', 'a1_b2', 'a1-b2'],
  ['X#', '?7', '?7'],
  ['X', '', ''],
  ['###-####', '819', '819'],
  ['###-####', '8191', '819-1'],
  ['+# #', '+49', '+4 9'],
])('%s makes of "%s" "%s"', (mask, typed, shown) => {
  expect(masked(mask, typed)).toBe(shown);
});

test('a field takes the form while one types at its end, lets one correct in the middle, and tells its owner what stands there', async () => {
  const told = vi.fn();
  renderWithTexts(<TextField label="Code" mask="A#A #A#" onChange={({ target }) => told(target.value)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await userEvent.type(field, 'k1a0b1xx');
  expect(field).toHaveValue('k1a 0b1');
  expect(told).toHaveBeenLastCalledWith('k1a 0b1');
  await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
  expect(field).toHaveValue('k1a');
  await userEvent.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('k91a');
  await userEvent.tab();
  expect(field).toHaveValue('k9a');
  expect(told).toHaveBeenLastCalledWith('k9a');
});

test('what an input method composes takes the form once it is done, and not before', () => {
  const told = vi.fn();
  renderWithTexts(<TextField label="Code" mask="A#A #A#" onChange={({ target }) => told(target.value)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  fireEvent.compositionStart(field);
  for (const value of ['K1A', 'K1A0', 'K1A0B1']) {
    fireEvent.input(field, { target: { value }, isComposing: true });
    expect(field).toHaveValue(value);
  }
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('K1A 0B1');
  expect(told).toHaveBeenLastCalledWith('K1A 0B1');
});
