import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readKickOffs } from '@croupier/contracts';
import { dayOf } from '../clock/days.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { WhenFilter } from './WhenFilter.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const day = (days: number) => dayOf(inDays(days), undefined);
const show = (when?: string) =>
  renderSport(<WhenFilter page={{ to: 'home' }} scope={{ sport: 'football' }} when={when} />, {
    answers: [[readKickOffs, [{ at: inDays(9), matches: 3 }]]],
  });
const field = () => screen.findByLabelText<HTMLInputElement>('Kick-off day');

test('any day up to the last match can be chosen; one that is none of the range leads nowhere', async () => {
  const { went } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Kick-off day' }));
  const input = await field();
  expect(input).toHaveFocus();
  expect([input.min, input.max]).toEqual([day(0), day(9)]);
  fireEvent.change(input, { target: { value: '0002-11-25' } });
  fireEvent.change(input, { target: { value: day(10) } });
  expect(went).toEqual([]);
  fireEvent.change(input, { target: { value: day(8) } });
  expect(went).toEqual([{ to: 'home', when: day(8) }]);
});

test('the day of the address is chosen, and emptied it is every day again', async () => {
  const { went } = show(day(9));
  const input = await field();
  expect(input.value).toBe(day(9));
  fireEvent.change(input, { target: { value: '' } });
  expect(went).toEqual([{ to: 'home', when: undefined }]);
});
