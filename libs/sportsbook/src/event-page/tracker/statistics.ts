import type { Incident, IncidentKind, SportEventDetail } from '@croupier/contracts';

export const STATISTICS = {
  football: ['shots_on', 'shots_off', 'attacks', 'corners', 'yellow_cards', 'red_cards'],
  tennis: ['points', 'games', 'breaks', 'aces', 'double_faults'],
  basketball: ['two_points', 'three_points', 'free_throws', 'lead', 'timeouts'],
  'ice-hockey': ['goals', 'shots', 'penalties'],
  greyhounds: [],
} as const;
export type Statistic = (typeof STATISTICS)[keyof typeof STATISTICS][number];

export interface Figures {
  readonly id: Statistic;
  readonly home: number;
  readonly away: number;
}

/** Incidents counted for each statistic. A goal is also a shot on target; a break is also a won game. */
const KINDS: Partial<Record<Statistic, readonly IncidentKind[]>> = {
  shots_on: ['shot_on_target', 'goal'],
  shots_off: ['shot_off_target'],
  attacks: ['attack', 'shot_on_target', 'shot_off_target', 'goal', 'corner'],
  corners: ['corner'],
  yellow_cards: ['yellow_card'],
  red_cards: ['red_card'],
  points: ['point', 'ace', 'double_fault'],
  games: ['game', 'break'],
  breaks: ['break'],
  aces: ['ace'],
  two_points: ['two_points'],
  three_points: ['three_points'],
  free_throws: ['free_throw'],
  timeouts: ['timeout'],
  goals: ['goal'],
  shots: ['shot', 'goal'],
  penalties: ['penalty'],
};

/** Returns the statistics of both sides, counted from the incidents. */
export function statisticsOf({ sport, incidents }: Pick<SportEventDetail, 'sport' | 'incidents'>): Figures[] {
  return STATISTICS[sport].map((id): Figures => {
    if (id === 'lead') return { id, home: largestLead(incidents, 1), away: largestLead(incidents, -1) };
    // A double fault is a point of the other side.
    if (id === 'double_faults')
      return { id, home: count(incidents, 'away', ['double_fault']), away: count(incidents, 'home', ['double_fault']) };
    const kinds = KINDS[id] ?? [];
    return { id, home: count(incidents, 'home', kinds), away: count(incidents, 'away', kinds) };
  });
}

const count = (incidents: readonly Incident[], side: 'home' | 'away', kinds: readonly IncidentKind[]): number =>
  incidents.filter((incident) => incident.side === side && kinds.includes(incident.kind)).length;

const largestLead = (incidents: readonly Incident[], sign: 1 | -1): number =>
  Math.max(0, ...incidents.map(({ score }) => (score ? sign * (score.home - score.away) : 0)));
