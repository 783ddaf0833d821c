import { Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { enqueue } from '@croupier/server-jobs';
import { derivedId, house, playerBonus, playerCash, transfer } from '@croupier/server-wallet';
import { type BonusRow, grantIdOf, lockBonus, selectBonuses, updateBonus } from './bonus-row.ts';
import { after, life, type LifeStep, may } from './life.ts';
import { goOnJob, publishBonuses } from './write-bonuses.ts';

type Ending = Extract<LifeStep, 'cancel' | 'expire' | 'erase' | 'recall'>;

export interface End {
  playerId: number;
  id: number;
  /** `player:1`, `operator:anna`, `system` */
  actor: string;
  now: Date;
}

/**
 * Returns the amount forfeited if a bonus ends now. Open bets still settle: their cash part pays out, and the bonus
 * part is forfeited then.
 */
export const forfeitOf = ({ fund }: Pick<BonusRow, 'fund'>): bigint => fund;

/** Cancels a bonus for the player, who has seen what is forfeited. Idempotent. */
export const cancelBonus = (tx: Transaction, end: End): Promise<BonusRow> => endBonus(tx, 'cancel', end);

/**
 * Recalls a bonus for an operator, even after it was wagered: takes back what is left of the amount that became cash.
 */
export async function recallBonus(tx: Transaction, end: End): Promise<BonusRow> {
  const { bonus, cash } = await lockBonus(tx, end);
  const back = bonus.gives === 'money' && bonus.released > 0n ? (bonus.released < cash ? bonus.released : cash) : 0n;
  const ended = await endLocked(tx, bonus, 'recall', end);
  if (back > 0n && bonus.stage !== 'canceled')
    await transfer(tx, {
      id: derivedId(bonus.grant_id, 'recall'),
      debit: playerCash(end.playerId),
      credit: house('bonuses'),
      amount: back,
      currency: bonus.currency,
      kind: 'bonus.recall',
      now: end.now,
    });
  return ended;
}

/** Revokes the bonus of a returned deposit and takes back what is left of its winnings. Without one, does nothing. */
export async function revokeWithDeposit(
  tx: Transaction,
  { playerId, paymentId, now }: { playerId: number; paymentId: string; now: Date },
): Promise<void> {
  const own = selectBonuses().where('grant_id', '=', grantIdOf(paymentId));
  const [bonus] = await run(tx, own.where('player_id', '=', BigInt(playerId)));
  if (!bonus) return;
  const end = { playerId, id: toWire(bonus.id), actor: 'system', now };
  const { bonus: locked } = await lockBonus(tx, end);
  if (may(locked.stage, 'recall')) await recallBonus(tx, end);
}

export async function endBonus(tx: Transaction, name: Ending, end: End): Promise<BonusRow> {
  const { bonus } = await lockBonus(tx, end);
  return endLocked(tx, bonus, name, end);
}

async function endLocked(
  tx: Transaction,
  bonus: BonusRow,
  name: Ending,
  { playerId, actor, now }: End,
): Promise<BonusRow> {
  if (bonus.stage === life[name].to) return bonus;
  if (!may(bonus.stage, name)) throw new Refusal('bonus_over');
  const stage = after(bonus.stage, name);
  const ended = await updateBonus(tx, bonus.id, { stage, fund: 0n, queue_place: null, ended_at: now });
  if (bonus.fund > 0n)
    await transfer(tx, {
      id: derivedId(bonus.grant_id, 'end'),
      debit: playerBonus(playerId),
      credit: house('bonuses'),
      amount: bonus.fund,
      currency: bonus.currency,
      kind: `bonus.${name}`,
      now,
    });
  await publishBonuses(tx, [{ playerId, gives: bonus.gives }]);
  await enqueue(tx, goOnJob, { playerId }, { key: `bonuses.go-on:${playerId}` });
  const details = { log: life[name].log, bonus: toWire(bonus.id), stage, lapsed: String(bonus.fund) };
  await recordAudit(tx, { at: now, kind: 'bonus_ended', actor, playerId, details });
  return ended;
}

const AT_ONCE = 200;

/** Ends expired bonuses, each in its own transaction. Returns whether there may be more. */
export async function expireBonuses(db: Database, now: Date): Promise<boolean> {
  const due = await run(
    db,
    selectBonuses()
      .where('stage', 'in', ['issued', 'activated', 'handle_bets'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(AT_ONCE),
  );
  for (const { id, player_id } of due)
    await db.transaction(async (tx) => {
      const end = { playerId: toWire(player_id), id: toWire(id), actor: 'system', now };
      const { bonus } = await lockBonus(tx, end);
      // Activated meanwhile, so it has a new expiry.
      if (bonus.expires_at <= now && may(bonus.stage, 'expire')) await endLocked(tx, bonus, 'expire', end);
    });
  return due.length === AT_ONCE;
}
