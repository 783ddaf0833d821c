import { expect, test } from 'vitest';
import { slavicPlural } from './slavic-plural.ts';

const forms = { one: 'one', few: 'few', many: 'many' };

// shows: rule:slavic-plural
test.each([
  [0, 'many'],
  [1, 'one'],
  [3, 'few'],
  [5, 'many'],
  [11, 'many'],
  [14, 'many'],
  [19, 'many'],
  [21, 'one'],
  [24, 'few'],
  [111, 'many'],
  [101, 'one'],
])('%i takes the form of %s', (count, form) => {
  expect(slavicPlural(count, forms)).toBe(form);
});
