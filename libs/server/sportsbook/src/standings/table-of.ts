import type { Score, Sport } from '@croupier/bet-math';
import type { Club, FormResult, StandingsRow } from '@croupier/contracts';

export interface PlayedMatch {
  readonly home: Club;
  readonly away: Club;
  readonly score: Score;
  /** Scores of its parts; overtime is one of them. */
  readonly periods: readonly Score[];
}

const FORM = 5;

/**
 * Returns the table from the matches of a season, in the order they were played. Includes clubs that have not played
 * yet.
 */
export function tableOf(sport: Sport, clubs: readonly Club[], matches: readonly PlayedMatch[]): StandingsRow[] {
  const rows = new Map(clubs.map((club) => [club.id, emptyRow(club)]));
  for (const match of matches)
    for (const [side, other] of [
      ['home', 'away'],
      ['away', 'home'],
    ] as const) {
      const row = rows.get(match[side].id);
      if (!row) continue;
      const result = resultOf(match.score[side], match.score[other]);
      row.played += 1;
      row[result] += 1;
      row.scored += match.score[side];
      row.conceded += match.score[other];
      row.points += pointsFor(sport, result, match);
      row.form = [...row.form, result].slice(-FORM);
    }
  return Array.from(rows.values()).sort(
    (one, other) =>
      other.points - one.points ||
      lead(other) - lead(one) ||
      other.scored - one.scored ||
      one.club.name.localeCompare(other.club.name, 'en'),
  );
}

const emptyRow = (club: Club): StandingsRow => ({
  club,
  ...{ played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 },
  form: [],
});

const lead = ({ scored, conceded }: StandingsRow): number => scored - conceded;

const resultOf = (own: number, theirs: number): FormResult => (own > theirs ? 'won' : own < theirs ? 'lost' : 'drawn');

const PERIODS = 3;

/** Football: three for a win. Ice hockey: three, shared two to one after overtime. Where nothing can be drawn: a point a win. */
function pointsFor(sport: Sport, result: FormResult, { periods }: PlayedMatch): number {
  if (sport === 'football') return { won: 3, drawn: 1, lost: 0 }[result];
  if (sport !== 'ice-hockey') return result === 'won' ? 1 : 0;
  const regulation = periods.slice(0, PERIODS).reduce((sum, { home, away }) => sum + home - away, 0);
  if (regulation !== 0) return result === 'won' ? 3 : 0;
  return result === 'won' ? 2 : 1;
}
