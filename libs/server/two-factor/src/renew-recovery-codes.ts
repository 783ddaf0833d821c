import { randomUUID } from 'node:crypto';
import type { SecondFactor } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { checkBothFactors } from './both-factors.ts';
import type { TwoFactorContext } from './context.ts';
import { requireVault } from './prove.ts';
import { deriveCodes, storeCodes } from './recovery-codes.ts';
import { tables } from './schema.gen.ts';

interface Renewal {
  playerId: number;
  password: string;
  factor: SecondFactor;
}

/** Creates ten new recovery codes; the old ones stop working. `alongside` runs in the same transaction. */
export async function renewRecoveryCodes(
  context: TwoFactorContext,
  order: Renewal,
  alongside: (tx: Transaction) => Promise<unknown>,
): Promise<string[]> {
  const { playerId } = order;
  const key = randomUUID();
  const codes = deriveCodes(requireVault(context), playerId, key);
  await checkBothFactors(context, order, async (tx, now) => {
    const made = tables.updateTable('two_factor').set({ codes_key: key });
    await run(tx, made.where('player_id', '=', BigInt(playerId)));
    await storeCodes(tx, playerId, codes);
    await recordAudit(tx, { at: now, kind: 'recovery_codes_renewed', actor: `player:${playerId}`, playerId });
    await alongside(tx);
  });
  return codes;
}
