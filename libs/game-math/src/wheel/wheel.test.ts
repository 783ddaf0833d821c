import { expect, test } from 'vitest';
import { drawing, hostile } from '../testing/draws.ts';
import { wheelRisks, wheelSizes, wheelTable } from './tables.ts';
import { wheel } from './wheel.ts';

const wheels = wheelRisks.flatMap((risk) => wheelSizes.map((segments) => ({ risk, segments })));

// shows: promise:R4
test.each(wheels)('over all stops a wheel of $segments at $risk risk pays back exactly 99 %', (params) => {
  let paid = 0n;
  for (let stop = 0; stop < params.segments; stop++) {
    const { win, outcome } = wheel.play(drawing(stop), { stake: 100n, params }, null);
    expect(outcome).toEqual({ ...params, stop, pays: wheelTable(params.segments, params.risk)[stop] });
    expect(win).toBeLessThanOrEqual(500_000n);
    paid += win;
  }
  expect(paid).toBe(BigInt(params.segments) * 99n);
});

test('the largest win is the one that is published', () => {
  const all = wheels.flatMap(({ segments, risk }) => [...wheelTable(segments, risk)]);
  expect(Math.max(...all) / 100).toBe(wheel.maxWinMultiple);
});

test('only a wheel that there is spins, and nothing rides along', () => {
  expect(wheel.validate({ segments: 50, risk: 'high', stop: 0 })).toEqual({ segments: 50, risk: 'high' });
  for (const params of hostile) expect(wheel.validate(params)).toBeNull();
});
