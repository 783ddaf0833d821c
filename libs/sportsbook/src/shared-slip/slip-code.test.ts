import { expect, test } from 'vitest';
import { pick } from '../slip-model/pick.ts';
import { sportEvent } from '../testing/sport-events.ts';
import { readSlipCode, slipCode } from './slip-code.ts';

const event = sportEvent();
const selections = event.markets
  .slice(0, 2)
  .map((market) => pick(event, market, market.market_id === 1 ? 'home' : 'over')!);

test('a slip comes out of its code as it went in, without prices', () => {
  const code = slipCode(selections);
  expect(readSlipCode(code)).toEqual(
    selections.map(({ event: { id }, market_id, specifiers, outcome }) => ({
      eventId: id,
      isField: false,
      market_id,
      specifiers,
      outcome,
    })),
  );
  for (const { seen } of selections) expect(code).not.toContain(String(seen.odds));
});

test('what nobody can read is left out, what stands twice is there once, and a long one is cut', () => {
  expect(readSlipCode('')).toEqual([]);
  expect(readSlipCode('none!0~1~~home!7~1~<script>~home!7~1~~HOME')).toEqual([]);
  expect(readSlipCode('7~1~~home!7~1~~home')).toHaveLength(1);
  expect(readSlipCode(Array.from({ length: 40 }, (_, index) => `${index + 1}~1~~home`).join('!'))).toHaveLength(12);
});

test('a race is told from a match', () => {
  const race = {
    ...selections[0]!,
    event: { ...selections[0]!.event, field: { kind: 'race', number: 3, runners: [] } },
  } as const;
  expect(slipCode([race])).toMatch(/^f7~/);
  expect(readSlipCode(slipCode([race]))).toMatchObject([{ eventId: 7, isField: true }]);
});
