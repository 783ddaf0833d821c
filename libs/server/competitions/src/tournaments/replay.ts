import { toWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { type PastEndedRound, readEndedRounds } from '@croupier/server-games';
import { tables } from '../schema.gen.ts';
import { measureStake } from '../shared/rates.ts';
import { titlesOf } from '../shared/terms.ts';
import { countsAt } from './running.ts';
import { countsStake, gainOf, rowLength } from './scoring.ts';
import type { TournamentRow } from './tournament.ts';

/** Result of a player's rounds, read from the journal. */
export interface Played {
  score: bigint;
  reachedAt: Date | null;
  /** Number of rounds that count; `games` is the number of different titles among them. */
  rounds: number;
  games: number;
}

/** Player whose stored score differs from that of their rounds. */
export interface ReplayDifference {
  playerId: number;
  stored: bigint;
  replayed: bigint;
}

/**
 * Replays a tournament from the stored rounds, one player at a time. Returns the differences; empty if the leaderboard
 * is right.
 */
export async function replayTournament(db: Queryable, tournament: TournamentRow): Promise<ReplayDifference[]> {
  const entries = await run(
    db,
    tables
      .selectFrom('tournament_entries')
      .select(['player_id', 'entered_at', 'score', 'reached_at', 'rounds', 'games'])
      .where('tournament_id', '=', tournament.id)
      .orderBy('player_id'),
  );
  const differences: ReplayDifference[] = [];
  for (const { player_id, entered_at, score, reached_at, rounds: counted, games } of entries) {
    const playerId = toWire(player_id);
    // A round exactly at the start counts; one exactly at the time of entering does not.
    const start = new Date(tournament.start_at.getTime() - 1);
    const after = entered_at > start ? entered_at : start;
    const rounds = await readEndedRounds(db, { playerId, after, before: tournament.end_at });
    const replayed = replayRounds(tournament, rounds);
    const same = replayed.score === score && replayed.reachedAt?.getTime() === reached_at?.getTime();
    if (!same || replayed.rounds !== toWire(counted) || replayed.games !== games.length)
      differences.push({ playerId, stored: score, replayed: replayed.score });
  }
  return differences;
}

/** Returns the score of rounds in the order in which they ended. */
export function replayRounds(tournament: TournamentRow, rounds: readonly PastEndedRound[]): Played {
  const { terms, rates } = tournament;
  const titles = new Set(titlesOf(terms));
  const length = rowLength(terms.scoring);
  const multiples: bigint[] = [];
  const played = new Set<string>();
  let [score, reachedAt, counted]: [bigint, Date | null, number] = [0n, null, 0];
  for (const round of rounds) {
    const measured = measureStake(rates, round);
    if (round.stake === 0n || !titles.has(round.slug) || !countsStake(terms, measured)) continue;
    if (!countsAt(tournament, round.playedAt, round.endedAt)) continue;
    const gain = gainOf(terms.scoring, round, measured);
    multiples.push(...gain.multiples);
    const row = multiples.length >= length ? multiples.slice(multiples.length - length) : [];
    const candidates = [score + gain.added, gain.best, length === 0 ? 0n : row.reduce((sum, each) => sum + each, 0n)];
    const next = candidates.reduce((most, each) => (each > most ? each : most));
    if (next > score) [score, reachedAt] = [next, round.endedAt];
    counted += 1;
    played.add(round.slug);
  }
  return { score, reachedAt, rounds: counted, games: played.size };
}
