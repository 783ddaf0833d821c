import { expect, test } from 'vitest';
import type { BonusOffer } from '@croupier/contracts';
import { offerRequirement } from './offer-requirement.ts';

const wagering = (factor: number, of: 'bonus' | 'deposit_and_bonus') => ({ factor, of }) as BonusOffer['wagering'];

test.each([
  ['30 times the bonus', { amount_cents: 10_000, percent: 100, wagering: wagering(30, 'bonus') }, 300_000n],
  [
    '20 times the bonus and the 300 euros that bring it',
    { amount_cents: 15_000, percent: 50, wagering: wagering(20, 'deposit_and_bonus') },
    900_000n,
  ],
  ['nothing', { amount_cents: 500, percent: null, wagering: null }, 0n],
])('the whole of an offer asks for %s', (_, offer, requirement) => {
  expect(offerRequirement(offer)).toBe(requirement);
});
