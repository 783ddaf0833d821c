import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import type { Json } from '@croupier/game-math';
import { type Database, run, sql } from '@croupier/server-database';
import { cashAccountId, derivedId } from '@croupier/server-wallet';
import type { Games } from '../game.ts';
import { type Rounds, tables } from '../schema.gen.ts';
import type { BatchWorkers } from './batch-workers.ts';

/** A round that waits for its player for this long is finished for them. */
export const ABANDONED_MS = 48 * 3_600_000;
const MOST_A_RUN = 500;
/** No game asks for more decisions; beyond, its maths would never end. */
const MOST_ACTS = 1000;

type Row = Pick<Selectable<Rounds>, 'player_id' | 'id' | 'played_at' | 'maths' | 'currency'> & {
  state: Json;
  acts: bigint;
};

/**
 * Finishes rounds their players abandoned, with the game's own safe decisions, even if the session has ended or the
 * player is excluded or closed. Returns the number finished. A round that can't be finished doesn't stop the others:
 * errors are rethrown at the end.
 */
export async function finishOpenRounds({
  db,
  workers,
  games,
  now,
}: {
  db: Database;
  workers: BatchWorkers;
  games: Games;
  now: Date;
}): Promise<number> {
  const rows = await db.query<Row>(sql`
    select r.player_id, r.id, r.played_at, r.maths, r.currency, r.state,
      (select count(*) from round_acts a where a.player_id = r.player_id and a.played_at = r.played_at and a.round_id = r.id) as acts
    from rounds r where r.status = 'open' and r.provider = 'house' and r.played_at <= ${new Date(now.getTime() - ABANDONED_MS)}
    order by r.played_at limit ${MOST_A_RUN}`);
  let finished = 0;
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      if (await finish(db, workers, games, row)) finished += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${rows.length} abandoned rounds could not be finished`);
  return finished;
}

async function finish(db: Database, workers: BatchWorkers, games: Games, row: Row): Promise<boolean> {
  const math = games[row.maths];
  const playerId = toWire(row.player_id);
  const accountId = await cashAccountId(db, { playerId, currency: row.currency });
  if (!math?.decisions || accountId === null) return false;
  let state: Json = row.state;
  for (let act = toWire(row.acts) + 1; act <= MOST_ACTS; act++) {
    const action = math.decisions.conclude(state);
    // The id follows from the round and the step: two copies finishing it at once make one act of it.
    const answer = await workers.place({
      kind: 'act',
      playerId,
      accountId,
      currency: row.currency,
      siteSessionId: null,
      roundId: row.id,
      math,
      nickname: null,
      actId: derivedId('finish', row.id, String(act)),
      action,
      actionText: JSON.stringify(action),
    });
    if (!answer.open) return true;
    const query = tables
      .selectFrom('rounds')
      .select('state')
      .where('player_id', '=', row.player_id)
      .where('played_at', '=', row.played_at)
      .where('id', '=', row.id)
      .$narrowType<{ state: Json }>();
    const [next] = await run(db, query);
    state = next?.state ?? null;
    if (state === null) return true;
  }
  return false;
}
