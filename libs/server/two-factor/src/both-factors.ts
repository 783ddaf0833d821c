import { Refusal, type SecondFactor } from '@croupier/contracts';
import type { Transaction } from '@croupier/server-database';
import { checkOwnPassword, countAttempt, forgiveAttempt } from '@croupier/server-players';
import type { TwoFactorContext } from './context.ts';
import { proveSecondFactor } from './prove.ts';
import { isTwoFactorOn } from './read-two-factor.ts';

interface BothFactors {
  playerId: number;
  password: string;
  factor: SecondFactor;
}

/**
 * Checks the password, then the code, and does the work in the transaction that uses the code. Wrong ones count
 * separately: passwords with re-entered ones of a signed-in player, codes with those of the player.
 */
export async function checkBothFactors(
  context: TwoFactorContext,
  { playerId, password, factor }: BothFactors,
  work: (tx: Transaction, now: Date) => Promise<void>,
): Promise<void> {
  const { db, clock } = context;
  if (!(await isTwoFactorOn(db, playerId))) throw new Refusal('two_factor_off');
  await checkOwnPassword(context, playerId, password);
  await countAttempt(db, 'own_code', String(playerId), clock());
  await db.transaction(async (tx) => {
    const now = clock();
    await proveSecondFactor(context, tx, { playerId, factor, now });
    await work(tx, now);
  });
  await forgiveAttempt(db, 'own_code', String(playerId), clock());
}
