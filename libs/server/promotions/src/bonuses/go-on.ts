import { toWire } from '@croupier/contracts';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { isExcluded, isSelfExcluded } from '@croupier/server-limits';
import { derivedId } from '@croupier/server-wallet';
import { activateBonus, wager } from './activate-bonus.ts';
import { activeBonus, type BonusRow, lockBonus, selectBonuses, updateBonus } from './bonus-row.ts';
import { cancelBonus } from './end-bonus.ts';
import { grantBonus } from './grant-bonus.ts';
import { isOver } from './life.ts';
import { loadTerms, termsOf } from './stored-terms.ts';

/**
 * Continues after a bonus ended: turns the winnings of its spins into a bonus to wager, and activates the next in the
 * player's order. Idempotent.
 */
export async function goOn(db: Database, playerId: number, now: Date): Promise<void> {
  if (await isSelfExcluded(db, playerId, now)) return lapseAll(db, playerId, now);
  for (const spins of await run(db, withWinnings(playerId)))
    await db.transaction((tx) => giveWinnings(tx, toWire(spins.id), playerId, now));
  await db.transaction((tx) => beginNext(tx, playerId, now));
}

/** Forfeits all bonuses on self-exclusion, including waiting ones; bets in progress still settle. */
async function lapseAll(db: Database, playerId: number, now: Date): Promise<void> {
  const begun = selectBonuses()
    .where('player_id', '=', BigInt(playerId))
    .where('stage', 'in', ['issued', 'activated', 'handle_bets']);
  for (const { id } of await run(db, begun))
    await db.transaction(async (tx) => {
      const end = { playerId, id: toWire(id), actor: 'system', now };
      const { bonus } = await lockBonus(tx, end);
      if (!isOver(bonus.stage)) await cancelBonus(tx, end);
    });
}

const withWinnings = (playerId: number) =>
  selectBonuses()
    .where('player_id', '=', BigInt(playerId))
    .where('gives', '=', 'spins')
    .where('open_bets', '=', 0)
    .whereRef('won', '>', 'released');

async function giveWinnings(tx: Transaction, id: number, playerId: number, now: Date): Promise<void> {
  const { bonus } = await lockBonus(tx, { playerId, id });
  const amount = bonus.won - bonus.released;
  if (amount <= 0n || bonus.open_bets > 0 || !isOver(bonus.stage)) return;
  await updateBonus(tx, bonus.id, { released: bonus.won });
  if (bonus.stage === 'canceled' || (await isExcluded(tx, playerId, now))) return; // Winnings of cancelled spins are forfeited.
  await loadTerms(tx, [bonus]);
  const definition = { id: bonus.definition, terms: termsOf(bonus) };
  const grantId = derivedId(bonus.grant_id, 'winnings');
  const order = { grantId, playerId, currency: bonus.currency, definition, amount, actor: 'system', now };
  const made = await grantBonus(tx, order);
  await activateBonus(tx, { playerId, id: toWire(made.id), actor: 'system', now });
}

async function beginNext(tx: Transaction, playerId: number, now: Date): Promise<void> {
  const [next] = await run(
    tx,
    selectBonuses()
      .where('player_id', '=', BigInt(playerId))
      .where('stage', '=', 'issued')
      .where('queue_place', 'is not', null)
      .where('expires_at', '>', now)
      .orderBy('queue_place')
      .limit(1),
  );
  if (!next) return;
  const { bonus } = await lockBonus(tx, { playerId, id: toWire(next.id) });
  if (!isNext(bonus, now) || (await activeBonus(tx, playerId)) || (await isExcluded(tx, playerId, now))) return;
  await loadTerms(tx, [bonus]);
  await wager(tx, bonus, { playerId, id: toWire(bonus.id), actor: 'system', now });
}

const isNext = ({ stage, queue_place, expires_at }: BonusRow, now: Date): boolean =>
  stage === 'issued' && queue_place !== null && expires_at > now;
