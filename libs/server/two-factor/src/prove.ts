import { Refusal, type SecondFactor } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import type { TwoFactorContext } from './context.ts';
import { takeCode } from './recovery-codes.ts';
import { tables } from './schema.gen.ts';
import { stepOf } from './totp.ts';
import type { Vault } from './vault.ts';

/** Returns the owner that a secret is encrypted for. */
export const ownerOf = (playerId: number): string => `two-factor of player ${playerId}`;

/** Returns the vault; refuses if no key is configured, because secrets can then be neither created nor read. */
export function requireVault({ vault }: Pick<TwoFactorContext, 'vault'>): Vault {
  if (!vault) throw new Refusal('unavailable');
  return vault;
}

interface Proof {
  playerId: number;
  factor: SecondFactor;
  now: Date;
}

/**
 * Uses a code of the player in the caller's transaction, whose rollback leaves it unused. One conditional update
 * decides, so of any number of concurrent attempts one succeeds.
 */
export async function proveSecondFactor(context: TwoFactorContext, tx: Transaction, proof: Proof): Promise<void> {
  const { factor } = proof;
  const right = 'otp_attempt' in factor ? takeStep(context, tx, proof, factor.otp_attempt) : takeRecovery(tx, proof);
  if (!(await right)) throw new Refusal('wrong_code', { path: Object.keys(factor) });
}

async function takeStep(
  context: TwoFactorContext,
  tx: Transaction,
  { playerId, now }: Proof,
  code: string,
): Promise<boolean> {
  const own = tables.selectFrom('two_factor').select('secret').where('player_id', '=', BigInt(playerId));
  const [row] = await run(tx, own.where('enabled_at', 'is not', null));
  if (!row) return false;
  const step = stepOf(requireVault(context).open(row.secret, ownerOf(playerId)), code, now);
  return step !== null && acceptStep(tx, playerId, step);
}

/** Accepts a time step once, and afterwards no earlier one. */
export async function acceptStep(tx: Transaction, playerId: number, step: bigint): Promise<boolean> {
  const accepted = tables
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('player_id', '=', BigInt(playerId))
    .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('player_id');
  return (await run(tx, accepted)).length > 0;
}

async function takeRecovery(tx: Transaction, { playerId, factor, now }: Proof): Promise<boolean> {
  if (!('recovery_code' in factor)) return false;
  if (!(await takeCode(tx, { playerId, code: factor.recovery_code, now }))) return false;
  await recordAudit(tx, { at: now, kind: 'recovery_code_used', actor: `player:${playerId}`, playerId });
  return true;
}
