import { Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { publish, type Transaction } from '@croupier/server-database';
import { isExcluded } from '@croupier/server-limits';
import { derivedId, house, openBonusAccount, playerBonus, playerCash, transfer } from '@croupier/server-wallet';
import { grantXp } from '../points/correct-points.ts';
import { activeBonus, type BonusRow, lockBonus, ownerOf, updateBonus } from './bonus-row.ts';
import { inDays } from './grant-bonus.ts';
import { after, life, type LifeStep } from './life.ts';
import { lastPlace } from './order-bonuses.ts';
import { loadTerms, termsOf } from './stored-terms.ts';
import { publishBonuses } from './write-bonuses.ts';

export interface Activation {
  playerId: number;
  id: number;
  actor: string;
  now: Date;
}

/**
 * Activates a bonus: money can be wagered, cash is paid, spins and free bets can be used. While another one is wagered
 * it waits in the queue. Idempotent.
 */
export async function activateBonus(tx: Transaction, activation: Activation): Promise<BonusRow> {
  const { playerId, now } = activation;
  const { bonus } = await lockBonus(tx, activation);
  if (bonus.stage === 'activated' || bonus.stage === 'handle_bets' || bonus.queue_place !== null) return bonus;
  if (isGivenAtOnce(bonus) && bonus.stage === 'finished') return bonus;
  if (bonus.stage !== 'issued' || bonus.expires_at <= now) throw new Refusal('bonus_over');
  if (await isExcluded(tx, playerId, now)) throw new Refusal('excluded');
  await loadTerms(tx, [bonus]);
  if (bonus.gives === 'cash') return pay(tx, bonus, activation);
  if (bonus.gives === 'xp') return addExperience(tx, bonus, activation);
  if (bonus.gives !== 'money') {
    const expires_at = inDays(now, termsOf(bonus).activate_days);
    return step(tx, bonus, 'activate', activation, { expires_at });
  }
  return (await activeBonus(tx, playerId)) ? queue(tx, bonus) : wager(tx, bonus, activation);
}

const isGivenAtOnce = ({ gives }: BonusRow): boolean => gives === 'cash' || gives === 'xp';

/** Adds the bonus's points; a level they reach is given as usual. */
async function addExperience(tx: Transaction, bonus: BonusRow, activation: Activation): Promise<BonusRow> {
  const given = await step(tx, bonus, 'pay', activation, { ended_at: activation.now });
  await grantXp(tx, { playerId: activation.playerId, points: toWire(bonus.amount) });
  await publish(tx, { topic: 'comps', players: [activation.playerId], event: 'changed', payload: {} });
  return given;
}

async function pay(tx: Transaction, bonus: BonusRow, activation: Activation): Promise<BonusRow> {
  const { amount, currency } = bonus;
  const paid = await step(tx, bonus, 'pay', activation, { released: amount, ended_at: activation.now });
  await transfer(tx, {
    id: derivedId(bonus.grant_id, 'pay'),
    debit: house('bonuses'),
    credit: playerCash(activation.playerId),
    amount,
    currency,
    kind: 'bonus.pay',
    now: activation.now,
  });
  return paid;
}

/** Credits the money and starts the time to wager it. */
export async function wager(tx: Transaction, bonus: BonusRow, activation: Activation): Promise<BonusRow> {
  const { amount, currency } = bonus;
  const { now, playerId } = activation;
  const account = await openBonusAccount(tx, ownerOf(bonus));
  const change = {
    fund: amount,
    account_id: account,
    expires_at: inDays(now, termsOf(bonus).wagering?.days ?? 30),
    queue_place: null,
  };
  const begun = await step(tx, bonus, 'wager', activation, change);
  await transfer(tx, {
    id: derivedId(bonus.grant_id, 'fund'),
    debit: house('bonuses'),
    credit: playerBonus(playerId),
    amount,
    currency,
    kind: 'bonus.fund',
    now,
  });
  return begun;
}

async function queue(tx: Transaction, bonus: BonusRow): Promise<BonusRow> {
  const queued = await updateBonus(tx, bonus.id, { queue_place: (await lastPlace(tx, bonus.player_id)) + 1 });
  await publishBonuses(tx, [{ playerId: toWire(bonus.player_id), gives: bonus.gives }]);
  return queued;
}

async function step(
  tx: Transaction,
  bonus: BonusRow,
  name: LifeStep,
  { playerId, actor, now }: Activation,
  change: Parameters<typeof updateBonus>[2],
): Promise<BonusRow> {
  const stage = after(bonus.stage, name);
  const changed = await updateBonus(tx, bonus.id, { ...change, stage, activated_at: now });
  await publishBonuses(tx, [{ playerId, gives: bonus.gives }]);
  const details = { log: life[name].log, bonus: toWire(bonus.id), stage };
  await recordAudit(tx, { at: now, kind: 'bonus_activated', actor, playerId, details });
  return changed;
}
