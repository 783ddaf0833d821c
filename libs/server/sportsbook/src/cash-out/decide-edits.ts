import { randomUUID } from 'node:crypto';
import { Refusal, amountToWire, toWire } from '@croupier/contracts';
import { type Database, run, sql, type Transaction } from '@croupier/server-database';
import { type BetRow, selectBets, type StoredEdit, updateBet } from '../bets/bet-row.ts';
import { LATEST_MS } from '../bets/decide-bets.ts';
import { readLegStates } from '../bets/leg-state.ts';
import { selectionsOf } from '../bets/plan-bet.ts';
import { tables } from '../schema.gen.ts';
import { lockBet, partOf, WHOLE } from './cash-out.ts';
import { holdBoth, holdMoney, noteEdit, placeInstead } from './edit-bet.ts';
import { sellBet } from './sell-bet.ts';

const BATCH = 200;

const raise = (error: unknown): never => {
  throw error;
};

/**
 * Decides the edits whose live delay is over, each in its own transaction. The original bet is cashed out and the new
 * one placed, or the original bet still applies and stores the reason. Any number of servers may run it at once.
 */
export async function decideEdits(db: Database, now: Date, onError: (error: unknown) => void = raise): Promise<number> {
  const due = await run(db, selectBets().where('edit_decide_at', '<=', now).orderBy('edit_decide_at').limit(BATCH));
  for (const bet of due) await db.transaction((tx) => decideEdit(tx, db, bet, now)).catch(onError);
  return due.length;
}

/** Edit that is due to be decided. */
interface Due {
  playerId: number;
  betId: string;
  order: StoredEdit['order'];
  now: Date;
}

async function decideEdit(tx: Transaction, db: Database, { id, player_id, edit }: BetRow, now: Date): Promise<void> {
  if (!edit) return;
  const due: Due = { playerId: toWire(player_id), betId: id, order: edit.order, now };
  const existing = await holdBoth(tx, due);
  const locked = await lockBet(tx, due);
  const { row } = locked.bet;
  if (!row.edit_decide_at || row.edit?.order.id !== edit.order.id) return; // Another copy was faster.
  const late = now.getTime() - row.edit_decide_at.getTime() > LATEST_MS;
  if (!late && !(await areHeard(tx, due))) return; // A score is not known: it waits.
  await tx.query(sql`savepoint as_it_was`);
  try {
    if (late) throw new Refusal('decision_too_late');
    if (existing) throw new Refusal('idempotency_conflict');
    await exchange(tx, db, { ...due, ...locked, edit });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    await tx.query(sql`rollback to savepoint as_it_was`);
    const { code, params } = refusal;
    const ended = { ...edit, rejection: { code, params } };
    if (row.status === 'accepted') await noteEdit(tx, id, ended, null);
    // It was told how the bet ended.
    else await run(tx, updateBet(id, { edit: JSON.stringify(ended), edit_decide_at: null }));
  }
}

/**
 * Returns true if the feeds of all matches in the new bet still send. A selection that no longer exists is refused when
 * the bet is placed.
 */
async function areHeard(tx: Transaction, due: Due): Promise<boolean> {
  const states = await readLegStates(tx, selectionsOf(due), due.now).catch((error: unknown) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
  return states.every(({ alive }) => alive);
}

type Locked = Awaited<ReturnType<typeof lockBet>>;

/** Sells the bet for what was shown, or where any price is taken for what is offered now; then places the other. */
async function exchange(
  tx: Transaction,
  db: Database,
  { bet, value, recorded, edit, ...due }: Due & Locked & { edit: StoredEdit },
): Promise<void> {
  const { betId, playerId, order, now } = due;
  await holdMoney(tx, due, bet);
  const { stake, pays: offered, fair } = partOf(bet, value, WHOLE);
  const pays = order.odds_change === 'any' ? offered : BigInt(edit.pays);
  // A part was sold meanwhile, or it is worth less.
  if (stake !== BigInt(edit.stake) || offered < pays)
    throw new Refusal('cash_out_changed', { params: { pays_cents: amountToWire(offered) } });
  await run(tx, updateBet(betId, { edit_decide_at: null }));
  const sale = { id: randomUUID(), stake, pays, fair, automatic: false };
  const trail = { ...sale, bet_id: betId, player_id: BigInt(playerId), share: WHOLE };
  const times = { created_at: now, expires_at: now, taken_at: now };
  await run(tx, tables.insertInto('sport_cash_outs').values({ ...trail, ...times }));
  await sellBet(tx, { ...sale, bet, recorded, now });
  await placeInstead(tx, db, { ...due, liveDelayMs: null });
}
