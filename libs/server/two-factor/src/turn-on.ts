import { randomUUID } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { countAttempt, forgiveAttempt, setTwoFactorEnabled } from '@croupier/server-players';
import type { TwoFactorContext } from './context.ts';
import { acceptStep, ownerOf, requireVault } from './prove.ts';
import { deriveCodes, storeCodes } from './recovery-codes.ts';
import { tables } from './schema.gen.ts';
import { describeSecret, newSecret, stepOf } from './totp.ts';

const SET_UP_MS = 15 * 60_000;
/** Time within which a repeat after a lost reply is accepted. */
const REPEAT_MS = 5 * 60_000;

/**
 * Creates a new secret, shown only this once. No code is required until one has confirmed it; of several secrets only
 * the last one counts.
 */
export async function beginSetUp(
  context: TwoFactorContext,
  { playerId, email }: { playerId: number; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const row = {
    secret: requireVault(context).seal(secret, ownerOf(playerId)),
    set_up_until: new Date(context.clock().getTime() + SET_UP_MS),
    last_step: null,
  };
  const begun = tables
    .insertInto('two_factor')
    .values({ player_id: BigInt(playerId), ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row).where('two_factor.enabled_at', 'is', null))
    .returning('player_id');
  if ((await run(context.db, begun)).length === 0) throw new Refusal('two_factor_on');
  return describeSecret(secret, email);
}

interface Confirmation {
  playerId: number;
  code: string;
  /** UUID of the order, created by the client, if any. */
  orderKey: string | null;
}

/**
 * Turns two-factor on with its first code and returns the recovery codes, which are never shown again, except to a
 * repeat of the same order after a lost reply. `alongside` runs in the same transaction.
 */
export async function confirmSetUp(
  context: TwoFactorContext,
  { playerId, code, orderKey }: Confirmation,
  alongside: (tx: Transaction) => Promise<unknown>,
): Promise<string[]> {
  const { db, clock } = context;
  const vault = requireVault(context);
  await countAttempt(db, 'own_code', String(playerId), clock());
  const key = orderKey ?? randomUUID();
  const codes = deriveCodes(vault, playerId, key);
  await db.transaction(async (tx) => {
    const now = clock();
    const own = tables.selectFrom('two_factor').selectAll().where('player_id', '=', BigInt(playerId)).forUpdate();
    const [row] = await run(tx, own);
    if (row?.enabled_at) {
      if (row.codes_key !== key || now.getTime() - row.enabled_at.getTime() > REPEAT_MS)
        throw new Refusal('two_factor_on');
      return;
    }
    if (!row || row.set_up_until <= now) throw new Refusal('set_up_expired');
    const step = stepOf(vault.open(row.secret, ownerOf(playerId)), code, now);
    if (step === null || !(await acceptStep(tx, playerId, step)))
      throw new Refusal('wrong_code', { path: ['otp_attempt'] });
    const on = { enabled_at: now, codes_key: key };
    await run(tx, tables.updateTable('two_factor').set(on).where('player_id', '=', BigInt(playerId)));
    await storeCodes(tx, playerId, codes);
    await setTwoFactorEnabled(tx, playerId, true);
    await recordAudit(tx, { at: now, kind: 'two_factor_on', actor: `player:${playerId}`, playerId });
    await alongside(tx);
  });
  await forgiveAttempt(db, 'own_code', String(playerId), clock());
  return codes;
}
