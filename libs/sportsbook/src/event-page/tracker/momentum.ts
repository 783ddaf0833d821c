import type { Incident, IncidentKind, MatchPeriod, SportEventDetail } from '@croupier/contracts';

/** Weights of incidents in the momentum. */
const WEIGHTS: Partial<Record<IncidentKind, number>> = {
  ...{ attack: 1, corner: 1.5, shot_off_target: 2, shot_on_target: 3, goal: 5, red_card: -3 },
  ...{ point: 1, ace: 1, double_fault: 1 },
  ...{ free_throw: 1, two_points: 2, three_points: 3 },
  ...{ shot: 1, penalty: -1 },
};

/** Stretches of a match, in order. Tennis has one per game. */
const STRETCHES: Record<Exclude<SportEventDetail['sport'], 'tennis'>, Stretches> = {
  football: { periods: ['first_half', 'second_half'], each: 9, seconds: 300 },
  basketball: { periods: ['quarter_1', 'quarter_2', 'quarter_3', 'quarter_4'], each: 6, seconds: 120 },
  'ice-hockey': { periods: ['period_1', 'period_2', 'period_3'], each: 8, seconds: 150 },
  greyhounds: { periods: [], each: 0, seconds: 1 },
};
interface Stretches {
  readonly periods: readonly MatchPeriod[];
  readonly each: number;
  readonly seconds: number;
}
/** Most games of tennis shown: the last ones of a long match. */
const GAMES = 24;

export interface Stretch {
  /** Momentum from −1 (all away) to 1 (all home). */
  readonly value: number;
  /** Goals in the stretch; in tennis, breaks. */
  readonly marks: readonly ('home' | 'away')[];
}

/** Returns the momentum per stretch. Future stretches are empty, so that the plot keeps its width. */
export function momentumOf({ sport, incidents }: Pick<SportEventDetail, 'sport' | 'incidents'>): Stretch[] {
  const stretches = sport === 'tennis' ? byGames(incidents) : byTime(incidents, STRETCHES[sport]);
  const sums = stretches.map((own) =>
    own.reduce((sum, { kind, side }) => sum + signed(side) * (WEIGHTS[kind] ?? 0), 0),
  );
  const most = Math.max(4, ...sums.map(Math.abs));
  return stretches.map((own, index) => ({
    value: (sums[index] ?? 0) / most,
    marks: own.flatMap(({ kind, side }) => (side && (kind === 'goal' || kind === 'break') ? [side] : [])),
  }));
}

const signed = (side: Incident['side']): number => (side === 'home' ? 1 : side === 'away' ? -1 : 0);

function byTime(incidents: readonly Incident[], { periods, each, seconds }: Stretches): Incident[][] {
  const stretches = Array.from({ length: periods.length * each }, (): Incident[] => []);
  for (const incident of incidents) {
    const period = periods.indexOf(incident.period);
    // Stoppage time counts for the last stretch of its half.
    const within = Math.min(Math.floor(incident.second / seconds), each - 1);
    if (period >= 0) stretches[period * each + within]?.push(incident);
  }
  return stretches;
}

function byGames(incidents: readonly Incident[]): Incident[][] {
  const games: Incident[][] = [[]];
  for (const incident of incidents) {
    games.at(-1)?.push(incident);
    if (incident.kind === 'game' || incident.kind === 'break') games.push([]);
  }
  const shown = games.slice(-GAMES);
  return [...shown, ...Array.from({ length: GAMES - shown.length }, (): Incident[] => [])];
}
