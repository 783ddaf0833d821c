import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

/** A round of ours that has ended. */
export interface PastEndedRound {
  slug: string;
  currency: CurrencyCode;
  stake: bigint;
  win: bigint;
  playedAt: Date;
  /** Time of its last decision. */
  endedAt: Date;
}

export interface EndedRoundsWanted {
  playerId: number;
  /** Begun within: exclusive, exclusive. */
  after: Date;
  before: Date;
}

/** A player's rounds of a time in the order in which they ended, as their batches decided them. */
export const readEndedRounds = (
  db: Queryable,
  { playerId, after, before }: EndedRoundsWanted,
): Promise<PastEndedRound[]> =>
  // Planned for each call, so that months outside the range aren't read.
  db.query<PastEndedRound>(sql`
    select game as slug, currency, stake, win, played_at as "playedAt",
      coalesce((select max(acted_at) from round_acts act
        where act.player_id = rounds.player_id and act.played_at = rounds.played_at and act.round_id = rounds.id
          and act.played_at > ${after} and act.played_at < ${before}), played_at)::timestamptz(3) as "endedAt"
    from rounds where player_id = ${playerId} and played_at > ${after} and played_at < ${before}
      and status = 'closed' and provider = 'house'
    order by "endedAt", played_at, nonce`);

export interface WhoPlayed {
  /** Exclusive, exclusive. */
  after: Date;
  before: Date;
  limit: number;
}

/** Returns players who started one of our rounds in a period, ordered by player id. */
export async function readWhoPlayed(db: Queryable, { after, before, limit }: WhoPlayed): Promise<number[]> {
  const rows = await db.query<{ player_id: bigint }>(sql`
    select distinct player_id from rounds where played_at > ${after} and played_at < ${before} and provider = 'house'
    order by player_id limit ${limit}::integer`);
  return rows.map(({ player_id }) => toWire(player_id));
}
