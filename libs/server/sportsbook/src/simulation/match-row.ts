import type { MatchSport } from '@croupier/bet-math';
import type { Goal } from '../feed/feed.ts';
import { tables } from '../schema.gen.ts';
import type { Match } from './timeline.ts';

/** Simulated matches with what they are played from and how they stand. */
export const selectMatches = () =>
  tables
    .selectFrom('sport_simulated_matches as s')
    .innerJoin('sport_events as e', 'e.id', 's.event_id')
    .innerJoin('sport_tournaments as t', 't.slug', 'e.tournament')
    .select(['s.event_id', 's.seed', 's.drifts', 's.troubles', 's.kick_off_at', 'e.speed', 'e.status', 't.sport'])
    .select(['e.goals', 'e.home', 'e.away', 'e.home_rate_micro', 'e.away_rate_micro'])
    // The simulation has expected goals for every match.
    .$narrowType<{
      home: string;
      away: string;
      sport: MatchSport;
      goals: Goal[];
      home_rate_micro: number;
      away_rate_micro: number;
    }>();

interface MatchRow {
  sport: MatchSport;
  home: string;
  away: string;
  seed: Buffer;
  kick_off_at: Date;
  speed: number;
  drifts: number;
  troubles: boolean;
  home_rate_micro: number;
  away_rate_micro: number;
}

export const matchOf = (row: MatchRow): Match => ({
  sport: row.sport,
  home: row.home,
  away: row.away,
  seed: row.seed,
  kickOffAt: row.kick_off_at,
  speed: row.speed,
  drifts: row.drifts,
  troubles: row.troubles,
  homeRateMicro: row.home_rate_micro,
  awayRateMicro: row.away_rate_micro,
});
