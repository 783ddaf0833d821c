import type { Selectable } from 'kysely';
import { type JackpotWin, type OwnJackpotWin, amountToWire, toWire } from '@croupier/contracts';
import { wordsIn } from '@croupier/i18n/local-words';
import { isCurrency } from '@croupier/money';
import { type Queryable, run, sql } from '@croupier/server-database';
import { readDrawSeeds } from '@croupier/server-games';
import { columns, type JackpotWins, tables } from '../schema.gen.ts';
import { type LevelRow, readLevels } from './read-jackpots.ts';

const MOST_PUBLIC = 20;
const MOST_OWN = 50;
/** More than years of wins, since levels are won at most a few times a day. */
const MOST_EVER = 2_000;

export type WinRow = Selectable<JackpotWins>;

/** Returns the latest wins, for the public list. */
export async function readWins(db: Queryable, locale: string | null): Promise<JackpotWin[]> {
  const latest = tables
    .selectFrom('jackpot_wins')
    .select(columns.jackpot_wins)
    .orderBy('id', 'desc')
    .limit(MOST_PUBLIC);
  const [rows, levels] = [await run(db, latest), await readLevels(db)];
  return rows.map((row) => ({ ...describe(row, levels, locale), nickname: row.nickname }));
}

const winsOf = (playerId: number, limit: number) =>
  tables
    .selectFrom('jackpot_wins')
    .select(columns.jackpot_wins)
    .where('player_id', '=', BigInt(playerId))
    .orderBy('id', 'desc')
    .limit(limit);

/** Returns a player's own wins, with the values for checking the draw. */
export async function readOwnWins(db: Queryable, playerId: number, locale: string | null): Promise<OwnJackpotWin[]> {
  const rows = await run(db, winsOf(playerId, MOST_OWN));
  const drawn = rows.filter((row) => row.drawn !== null).map(({ seed_id: seedId }) => ({ playerId, seedId }));
  const [levels, seeds] = [await readLevels(db), await readDrawSeeds(db, drawn)];
  return rows.map((row) => {
    const { currency, amount, round_id } = row;
    if (!isCurrency(currency)) throw new Error(`no currency: ${currency}`);
    const known = seeds.get(row.seed_id);
    const chance =
      row.drawn === null || !known
        ? null
        : { drawn: row.drawn, from: row.won_from!, to: row.won_to!, ...known, nonce: toWire(row.nonce) };
    return { ...describe(row, levels, locale), amount_cents: amountToWire(amount), currency, round_id, chance };
  });
}

function describe(row: WinRow, levels: readonly LevelRow[], locale: string | null): Omit<JackpotWin, 'nickname'> {
  const level = levels.find(({ id }) => id === row.level_id)!;
  const terms = level.terms.levels.find(({ id }) => id === level.level);
  return {
    id: toWire(row.id),
    jackpot: level.jackpot,
    level: level.level,
    title: `${wordsIn(level.terms.title, locale)}: ${terms ? wordsIn(terms.title, locale) : level.level}`,
    game: row.game,
    won_at: row.won_at.toISOString(),
    must_hit_by:
      row.threshold === null
        ? null
        : { sum_cents: amountToWire(row.threshold), salt: row.salt!, commitment: row.commitment! },
    pool_cents: amountToWire(row.amount_eur),
  };
}

/** Returns all wins of a player for the personal data report. */
export const ownJackpotWins = (db: Queryable, playerId: number): Promise<object[]> =>
  run(db, winsOf(playerId, MOST_EVER));

/** Masks the nickname of an erased account in all lists of wins. */
export async function forgetJackpotWinner(db: Queryable, playerId: number): Promise<void> {
  await db.query(sql`update jackpot_wins set nickname = '***' where player_id = ${playerId} and nickname <> '***'`);
}
