import * as v from 'valibot';
import type { SecondFactor } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { setTwoFactorEnabled } from '@croupier/server-players';
import { checkBothFactors } from './both-factors.ts';
import type { TwoFactorContext } from './context.ts';
import { tables } from './schema.gen.ts';

interface TurnOff {
  playerId: number;
  password: string;
  factor: SecondFactor;
}

/** Turns two-factor off, with password and code. `alongside` runs in the same transaction. */
export async function turnOff(
  context: TwoFactorContext,
  order: TurnOff,
  alongside: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await checkBothFactors(context, order, async (tx, now) => {
    const { playerId } = order;
    await removeSecondFactor(tx, { playerId, actor: `player:${playerId}`, now });
    await alongside(tx);
  });
}

/** Job that emails a player whose second factor an operator turned off. */
export const turnedOffMailJob = jobKind('mail.two-factor-off', v.object({ playerId: v.number(), at: v.string() }));

/**
 * Turns off two-factor for a player who lost phone and codes, decided by an operator who has verified them; the player
 * gets an email.
 */
export async function turnOffByOperator(
  tx: Transaction,
  { playerId, actor, now, reason }: { playerId: number; actor: string; now: Date; reason: string },
): Promise<boolean> {
  if (!(await removeSecondFactor(tx, { playerId, actor, now, reason }))) return false;
  await enqueue(tx, turnedOffMailJob, { playerId, at: now.toISOString() });
  return true;
}

/** Removes the second factor for any caller and ends sign-ins that wait for a code. False if there was none. */
export async function removeSecondFactor(
  tx: Transaction,
  { playerId, actor, now, reason }: { playerId: number; actor: string; now: Date; reason?: string },
): Promise<boolean> {
  const own = BigInt(playerId);
  const removed = tables.deleteFrom('two_factor').where('player_id', '=', own).returning('enabled_at');
  const [row] = await run(tx, removed);
  await run(tx, tables.deleteFrom('recovery_codes').where('player_id', '=', own));
  await run(tx, tables.deleteFrom('pending_sign_ins').where('player_id', '=', own));
  if (!row?.enabled_at) return false;
  await setTwoFactorEnabled(tx, playerId, false);
  const details = reason === undefined ? {} : { reason };
  await recordAudit(tx, { at: now, kind: 'two_factor_off', actor, playerId, details });
  return true;
}
