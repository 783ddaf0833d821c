import assert from 'node:assert/strict';
import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { activeCurrency } from '@croupier/server-wallet';
import type { Group } from './groups.ts';
import { columns, type Players, tables } from './schema.gen.ts';

/** All data of a player except the password and columns used only for comparisons. */
export interface PlayerRecord extends Omit<Selectable<Players>, 'id' | 'password_hash' | 'name_key'> {
  id: number;
  /** Currency of the wallet the player plays with. */
  currency: CurrencyCode;
  groups: Group[];
  /** 1 to 10. */
  level: number;
  /** Deadline for answering the pending source-of-wealth questionnaire. */
  sow_questionnaire_expires_at: Date | null;
  /** True if they resemble an excluded person and have not verified their identity yet. */
  under_review: boolean;
}

const FIRST_LEVEL = 1;

const shown = columns.players.filter((name) => name !== 'password_hash' && name !== 'name_key');

/** Returns the player and the currency of their active wallet; null if there is none. */
export async function readPlayer(db: Queryable, playerId: number): Promise<PlayerRecord | null> {
  const query = tables
    .selectFrom('players')
    .select(shown)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('player_groups')
          .innerJoin('groups', 'groups.id', 'player_groups.group_id')
          .select(['groups.id', 'groups.name'])
          .whereRef('player_groups.player_id', '=', 'players.id')
          .orderBy('groups.id'),
      ).as('groups'),
    )
    .select(({ and, eb, exists, selectFrom }) => [
      selectFrom('player_groups')
        .innerJoin('groups', 'groups.id', 'player_groups.group_id')
        .select(({ fn }) => fn.max('groups.level').as('level'))
        .whereRef('player_groups.player_id', '=', 'players.id')
        .as('level'),
      selectFrom('sow_questionnaires')
        .select('expires_at')
        .whereRef('sow_questionnaires.player_id', '=', 'players.id')
        .where('answered_at', 'is', null)
        .as('sow_questionnaire_expires_at'),
      and([
        eb('players.verified', '=', false),
        exists(selectFrom('identity_reviews').select('player_id').whereRef('player_id', '=', 'players.id')),
      ]).as('under_review'),
    ])
    .where('players.id', '=', BigInt(playerId));
  const [[row], currency] = await Promise.all([run(db, query), activeCurrency(db, playerId)]);
  return row && currency
    ? { ...row, id: toWire(row.id), currency, level: row.level ?? FIRST_LEVEL, under_review: Boolean(row.under_review) }
    : null;
}

/** Returns the player of a live session, who always exists, because players are never deleted. */
export async function readOwnPlayer(db: Queryable, playerId: number): Promise<PlayerRecord> {
  const player = await readPlayer(db, playerId);
  assert(player);
  return player;
}

/** Returns the id behind an email, ignoring case. */
export async function findPlayerId(db: Queryable, email: string): Promise<number | null> {
  const query = tables.selectFrom('players').select('id').where('email', '=', email.trim().toLowerCase());
  const [row] = await run(db, query);
  return row ? toWire(row.id) : null;
}

/** Returns whether a player with this id exists. */
export async function playerExists(db: Queryable, playerId: number): Promise<boolean> {
  const query = tables.selectFrom('players').select('id').where('id', '=', BigInt(playerId));
  return (await run(db, query)).length > 0;
}
