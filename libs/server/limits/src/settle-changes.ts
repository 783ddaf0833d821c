import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import { rebuildCounters } from './limit-counters.ts';
import type { UserLimits } from './schema.gen.ts';

/** Stores confirmed higher limits whose time has come. They already apply without it; this only cleans up. */
export async function settleChanges(tx: Transaction, now: Date, playerId?: number): Promise<void> {
  const settled = await tx.query<Pick<Selectable<UserLimits>, 'player_id'>>(sql`
    with due as (
      select id from user_limits
      where removed_at is null and change is not null and change_confirmed_at is not null and change_from <= ${now}
        and (${playerId ?? null}::bigint is null or player_id = ${playerId ?? null})
      order by id for update
    ),
    figures as (
      update user_limit_accounts a set amount = next_amount, next_amount = null
      from user_limits l where l.id = a.limit_id and l.id in (select id from due) and l.change = 'raise' and a.next_amount is not null
    )
    update user_limits set
      removed_at = case when change = 'remove' then ${now}::timestamptz end,
      seconds_allowed = coalesce(seconds_next, seconds_allowed), seconds_next = null,
      change = null, change_from = null, change_token_hash = null, change_confirmed_at = null
    where id in (select id from due) returning player_id`);
  const players = new Set(settled.map((row) => toWire(row.player_id)));
  for (const player of Array.from(players).sort((a, b) => a - b)) await rebuildCounters(tx, player, now);
}
