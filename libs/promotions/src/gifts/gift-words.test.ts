import { expect, test } from 'vitest';
import { BonusLabel, GiftStage } from '@croupier/contracts';
import { labels, stateOf, toneOf } from './gift-words.ts';
import { isOver } from './gifts.query.ts';

// shows: gift:stages
test('a gift is received, activated, expired, used or erased by a withdrawal, whatever stage its bonus is in', () => {
  expect([...new Set(GiftStage.options.map((stage) => stateOf[stage]))].toSorted()).toEqual(
    ['received', 'activated', 'expired', 'used', 'erased_by_withdraw'].toSorted(),
  );
  // Only stages that can still be used are highlighted.
  for (const stage of GiftStage.options) expect(toneOf({ stage }) === 'neutral', stage).toBe(isOver({ stage }));
});

// shows: fields:bonus-labels
test('every type of bonus has a name of its own', () => {
  const names = BonusLabel.options.map((label) => labels[label].message);
  expect(names.every(Boolean)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
  // Labels of specification §3, in its order.
  expect(names).toEqual(
    expect.arrayContaining([
      'Cashback',
      'Deposit bonus',
      'Cash',
      'Free spins',
      'For your group',
      'Free bet',
      'For you',
      'Feature spins',
      'Feature round',
      'Experience points',
      'Gift',
      'No-deposit bonus',
    ]),
  );
});
