import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Database, type Queryable, run, runOne } from '@croupier/server-database';
import { activateBonus } from '../bonuses/activate-bonus.ts';
import { type BonusRow, selectBonuses } from '../bonuses/bonus-row.ts';
import { definitions } from '../bonuses/definitions.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { type PlayerBonuses, tables } from '../schema.gen.ts';

export interface TestBonus {
  playerId: number;
  currency?: CurrencyCode;
  /** Name of the definition's file. */
  definition?: string;
  amount?: bigint | undefined;
  deposit?: bigint;
  now?: Date;
}

/** Grants a player a bonus and activates it, for tests. Returns its id. */
export async function giveBonus(
  db: Database,
  { playerId, currency = 'EUR', definition = 'try-out', amount, deposit, now = new Date() }: TestBonus,
): Promise<number> {
  const found = definitions.get(definition);
  if (!found) throw new Error(`no bonus ${definition}`);
  const order = { playerId, actor: 'operator:test', now };
  const grant = { ...order, currency, grantId: randomUUID(), definition: found, amount, deposit };
  const { id } = await db.transaction((tx) => grantBonus(tx, grant));
  await db.transaction((tx) => activateBonus(tx, { ...order, id: toWire(id) }));
  return toWire(id);
}

export const readBonus = (db: Database, id: number): Promise<BonusRow> =>
  runOne(db, selectBonuses().where('id', '=', BigInt(id)));

export const bonusesOf = (db: Database, playerId: number): Promise<BonusRow[]> =>
  run(db, selectBonuses().where('player_id', '=', BigInt(playerId)).orderBy('id'));

/** Changes a bonus without its rules, as if it had been played with for long. */
export async function changeBonus(db: Database, id: number, change: Updateable<PlayerBonuses>): Promise<void> {
  await run(db, tables.updateTable('player_bonuses').set(change).where('id', '=', BigInt(id)));
}

/** Returns a player's stored points row; null if they never earned any. */
export async function earnedBy(db: Queryable, playerId: number) {
  const query = tables
    .selectFrom('comp_points')
    .select(['earned', 'staked', 'pokie_rounds', 'provider_staked', 'title_staked', 'given', 'exchanged', 'level'])
    .where('player_id', '=', BigInt(playerId));
  const [row] = await run(db, query);
  return row ?? null;
}
