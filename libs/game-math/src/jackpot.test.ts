import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserHmac } from './browser.ts';
import { drawJackpot, isAmong, JACKPOT_RANGE, winningNumbers } from './jackpot.ts';
import { nodeHmac } from './node.ts';
import { createStream } from './stream.ts';

const seeds = { serverSeed: 'c4'.repeat(32), clientSeed: 'a quiet evening', nonce: 7n };

test('a jackpot is drawn from its own stream of the round, in the browser as on the server', () => {
  const hex = createHmac('sha256', seeds.serverSeed).update('a quiet evening:jackpot:7:0').digest('hex');
  expect(drawJackpot(nodeHmac, seeds)).toBe(BigInt(`0x${hex.slice(0, 16)}`));
  expect(drawJackpot(browserHmac, seeds)).toBe(drawJackpot(nodeHmac, seeds));
  const round = createStream(nodeHmac, seeds);
  expect(Array.from({ length: 8 }, () => round.byte())).not.toEqual([...Buffer.from(hex.slice(0, 16), 'hex')]);
});

test('the chance is in proportion to the stake, and never above certainty', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 24n }),
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 24n }), { minLength: 1, maxLength: 4 }),
      (staked, perWin) => {
        const all = winningNumbers(staked, perWin);
        expect(all[0]!.from).toBe(0n);
        all.forEach(({ from, to }, at) => {
          const share = (JACKPOT_RANGE * staked) / perWin[at]!;
          expect(to - from === share || to === JACKPOT_RANGE).toBe(true);
          expect(at === 0 || from === all[at - 1]!.to).toBe(true);
          expect(to - from === 0n || (isAmong(from, { from, to }) && !isAmong(to, { from, to }))).toBe(true);
        });
      },
    ),
  );
});
