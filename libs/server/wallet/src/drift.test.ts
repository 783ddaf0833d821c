import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes } from '@croupier/money';
import type { Database } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { house, playerCash, pool, provider } from './account.ts';
import { checkLedger } from './check-ledger.ts';
import { placeHold, postHold, voidHold } from './hold.ts';
import { derivedId, migrations } from './index.ts';
import { reverse } from './reverse.ts';
import { balancesOf, fund } from './testing/index.ts';
import { transfer } from './transfer.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let db: Database;
beforeAll(async () => {
  db = await testDatabase([migrations]);
});
afterAll(() => db.close());

const PLAYERS = 6;
const OPERATIONS = 10_000;
type Kind = 'stake' | 'win' | 'hold' | 'post' | 'void' | 'reverse' | 'repeat' | 'jackpot';
interface Operation {
  kind: Kind;
  player: number;
  amount: bigint;
  currency: CurrencyCode;
  /** Earlier order that a follow-up refers to. */
  earlier: number;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom<Kind>('stake', 'win', 'hold', 'post', 'void', 'reverse', 'repeat', 'jackpot'),
  player: fc.integer({ min: 1, max: PLAYERS }),
  amount: fc.oneof(fc.bigInt(1n, 500n), fc.bigInt(1n, 2n ** 40n)),
  currency: fc.constantFrom(...currencyCodes),
  earlier: fc.nat(),
});

async function run(at: number, all: readonly Operation[], salt: string): Promise<void> {
  const { kind, player, amount, currency, earlier } = all[at]!;
  const id = derivedId(salt, String(at));
  const earlierId = derivedId(salt, String(at === 0 ? 0 : earlier % at));
  const move = (debit: ReturnType<typeof house>, credit: ReturnType<typeof house>) =>
    db.transaction((tx) => transfer(tx, { id, debit, credit, amount, currency, kind, now: NOW }));
  if (kind === 'stake') await move(playerCash(player), house('stakes'));
  if (kind === 'win') await move(provider('studio'), playerCash(player));
  if (kind === 'jackpot') await move(playerCash(player), pool('jackpot'));
  if (kind === 'hold')
    await db.transaction((tx) => placeHold(tx, { id, playerId: player, currency, amount, kind: 'payout', now: NOW }));
  if (kind === 'post')
    await db.transaction((tx) => postHold(tx, { id: earlierId, credit: provider('bank'), now: NOW }));
  if (kind === 'void') await db.transaction((tx) => voidHold(tx, { id: earlierId, now: NOW }));
  if (kind === 'reverse') await db.transaction((tx) => reverse(tx, { id, reverses: earlierId, now: NOW }));
  if (kind === 'repeat' && at > 0) await run(earlier % at, all, salt);
}

/** Returns whether an error is a valid answer: a refusal, or a second reversal of one transaction. */
function isAnswer(error: unknown): boolean {
  return (
    error instanceof Refusal || (error as { constraint?: string }).constraint === 'ledger_transactions_reverses_key'
  );
}

// shows: promise:M1; promise:M2
test('10,000 random operations, many at once, leave no drift in any currency', { timeout: 120_000 }, async () => {
  for (const currency of currencyCodes) {
    for (let playerId = 1; playerId <= PLAYERS; playerId++) await fund(db, { playerId, currency, amount: 1000n });
  }
  const property = fc.asyncProperty(
    fc.array(operation, { minLength: OPERATIONS / 4, maxLength: OPERATIONS / 4 }),
    fc.uuid(),
    async (all, salt) => {
      for (let from = 0; from < all.length; from += 16) {
        const some = all.slice(from, from + 16).map((_, offset) => run(from + offset, all, salt));
        for (const result of await Promise.allSettled(some)) {
          if (result.status === 'rejected' && !isAnswer(result.reason)) throw result.reason;
        }
      }
      const { breaks, totals } = await checkLedger(db);
      expect(breaks).toEqual([]);
      expect(totals.every(({ total }) => total === '0')).toBe(true);
      for (const currency of currencyCodes) {
        for (const [name, balance] of Object.entries(await balancesOf(db, currency))) {
          if (name.startsWith('player:') || name.startsWith('pool:')) expect(balance).toBeGreaterThanOrEqual(0n);
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 4, endOnFailure: true });
});
