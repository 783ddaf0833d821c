import { expect, test } from 'vitest';
import { gameTitleBySlug } from '@croupier/game-art';
import { games } from '@croupier/game-math';
import { languages } from '@croupier/i18n';
import { currencyCodes, nominalUnit } from '@croupier/money';
import { definitionOfCode, definitions } from './definitions.ts';
import { life, may } from './life.ts';
import { readOffers } from './read-bonuses.ts';
import { weights } from './terms.ts';

test('a code is found however it is written, and belongs to one bonus', () => {
  expect(definitionOfCode(' welcome ')?.id).toBe('welcome');
  expect(definitionOfCode('WELCOMES')).toBeUndefined();
});

test('every bonus has its name in every language', () => {
  for (const { id, terms } of definitions.values())
    expect({ id, unnamed: languages.filter((one) => !terms.title[one]) }).toEqual({ id, unnamed: [] });
});

test('every kind of game has its weight', () => {
  for (const { kind } of Object.values(games)) expect(weights[kind]).toBeGreaterThan(0n);
});

test('free spins have a stake in every currency that some game offers', () => {
  for (const { terms } of definitions.values())
    if (terms.gives.kind === 'spins')
      for (const currency of currencyCodes)
        expect((BigInt(terms.gives.stake_tenths) * nominalUnit[currency]) % 10n).toBe(0n);
});

test('a feature is given only in titles that may be opened', () => {
  for (const { id, terms } of definitions.values())
    if (terms.gives.kind === 'spins' && terms.gives.feature)
      for (const slug of terms.gives.games) {
        const maths = games[gameTitleBySlug(slug)!.maths]!;
        expect({ id, slug, opens: maths.validate({ feature: true }) }).toMatchObject({ opens: { feature: true } });
      }
});

test('nothing leads out of an end but an operator’s recall', () => {
  for (const end of ['finished', 'lost', 'expired', 'canceled', 'erased_by_withdraw'] as const) {
    const ways = Object.keys(life).filter((step) => may(end, step as keyof typeof life));
    expect(ways).toEqual(end === 'finished' ? ['recall'] : []);
  }
});

// shows: fields:gift-deposit
test('what is given out by hand is not among the gifts of a deposit', () => {
  const wanted = { by: 'deposit', currency: 'EUR', edition: 'default', locale: 'en' } as const;
  const welcome = definitions.get('welcome')!;
  const named = (id: string) => new Map([[id, { ...welcome, id }]]);
  expect(readOffers(wanted, named('another'))).toHaveLength(1);
  expect(readOffers(wanted, named('random_manual'))).toEqual([]);
});
