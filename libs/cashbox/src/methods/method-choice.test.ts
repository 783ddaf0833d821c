import { expect, test } from 'vitest';
import type { PaymentMethod } from '../script/payments-script.ts';
import { choicesOf } from './method-choice.ts';

const method = (id: string, titles: readonly string[]) =>
  ({ id, savedProfiles: titles.map((title, index) => ({ id: `${id}-${index}`, title })) }) as unknown as PaymentMethod;

// shows: fields:saved-card
test('a card that was used five times is offered once, by what was stored last, and before the methods', () => {
  const choices = choicesOf([
    method('card', ['411111******1111', '400000******3220', '411111******1111']),
    method('bank', []),
  ]);
  expect(choices.map(({ method: { id }, profile }) => profile?.id ?? id)).toEqual(['card-2', 'card-1', 'card', 'bank']);
});
