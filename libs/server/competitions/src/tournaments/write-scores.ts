import type { TournamentScoring } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import { type Gain, rowLength } from './scoring.ts';

/** Score in a tournament from a player's rounds that began together. */
export interface Scored {
  tournamentId: bigint;
  playerId: number;
  playedAt: Date;
  scoring: TournamentScoring;
  gain: Gain;
  rounds: number;
  /** Hundredths of a euro cent. */
  staked: bigint;
  /** Distinct slugs. */
  games: readonly string[];
}

const list = (values: readonly (string | number | bigint)[]): string => `{${values.join(',')}}`;
/** Joins values by line feeds, because nested arrays would need equal lengths. */
const lines = (values: readonly string[]): string => values.join('\n');

/**
 * Adds scores in one statement for all players of a batch. Skips players who did not enter in time, or whose tournament
 * is frozen.
 */
export async function writeScores(tx: Transaction, scores: readonly Scored[], at: Date): Promise<void> {
  for (const some of waves(scores.toSorted((a, b) => a.playedAt.getTime() - b.playedAt.getTime())))
    await tx.query({
      name: 'competitions_write_scores',
      ...sql`
        update tournament_entries as entry set
          score = greatest(entry.score + added, best, case when length = 0 then 0 else best_in_row(entry.recent || multiples::bigint[], length) end),
          reached_at = case
            when greatest(entry.score + added, best, case when length = 0 then 0 else best_in_row(entry.recent || multiples::bigint[], length) end) > entry.score
            then ${at}::timestamptz(3) else entry.reached_at end,
          recent = case when length = 0 then entry.recent else
            (entry.recent || multiples::bigint[])[greatest(1, cardinality(entry.recent) + cardinality(multiples::bigint[]) - length + 2):] end,
          rounds = entry.rounds + scored.rounds,
          staked = entry.staked + scored.staked,
          games = case when entry.games @> scored.games::text[] then entry.games else
            (select array_agg(distinct game) from unnest(entry.games || scored.games::text[]) as game) end
        from unnest(
          ${list(some.map(({ tournamentId }) => tournamentId))}::bigint[], ${list(some.map(({ playerId }) => playerId))}::bigint[],
          ${list(some.map(({ playedAt }) => playedAt.toISOString()))}::timestamptz[],
          ${list(some.map(({ gain }) => gain.added))}::bigint[], ${list(some.map(({ gain }) => gain.best))}::bigint[],
          string_to_array(${lines(some.map(({ gain }) => list(gain.multiples)))}, e'\n'), ${list(some.map(({ scoring }) => rowLength(scoring)))}::integer[],
          ${list(some.map(({ rounds }) => rounds))}::bigint[], ${list(some.map(({ staked }) => staked))}::bigint[],
          string_to_array(${lines(some.map(({ games }) => list(games)))}, e'\n')
        ) as scored (tournament_id, player_id, played_at, added, best, multiples, length, rounds, staked, games)
        where entry.tournament_id = scored.tournament_id and entry.player_id = scored.player_id
          and entry.entered_at < scored.played_at and entry.place is null`,
    });
}

/**
 * Splits scores into statements, because a statement changes a row once: a player's scores in one tournament are
 * written in sequence. Usually there is one of each.
 */
function waves(scores: readonly Scored[]): Scored[][] {
  const found: Scored[][] = [];
  const seen = new Map<string, number>();
  for (const score of scores) {
    const key = `${score.tournamentId}:${score.playerId}`;
    const wave = seen.get(key) ?? 0;
    seen.set(key, wave + 1);
    (found[wave] ??= []).push(score);
  }
  return found;
}
