import { expect, test } from 'vitest';
import { currencyCodes } from '@croupier/money';
import { games } from './games.ts';
import { isStakeAllowed } from './stakes.ts';

const currencies = [...currencyCodes, 'FUN'] as const;

test('every offered stake of every game and currency may be bet', () => {
  for (const math of Object.values(games)) {
    for (const currency of currencies) {
      const rule = math.stakes(currency);
      for (const stake of [...rule.ladder, rule.initial]) expect(isStakeAllowed(rule, stake)).toBe(true);
    }
  }
});

test('nothing below the smallest, above the largest or between two steps', () => {
  const rule = games['orchard-hours']!.stakes('EUR');
  for (const stake of [0n, -10n, 9n, 105n, rule.max + 10n, 2n ** 53n]) expect(isStakeAllowed(rule, stake)).toBe(false);
});
