import type { Incident, IncidentKind } from '@croupier/contracts';

/** How far towards the other side's goal something happens, from 0 at one's own. */
const DEPTHS: Partial<Record<IncidentKind, number>> = {
  ...{ attack: 0.7, dangerous_attack: 0.82, shot_off_target: 0.88, shot_on_target: 0.9, corner: 0.985, goal: 0.965 },
  ...{ shot: 0.82, two_points: 0.88, three_points: 0.72, free_throw: 0.8, decider: 0.965 },
  ...{ point: 0.25, ace: 0.25, double_fault: 0.25, game: 0.25, break: 0.25, set: 0.25 },
};

/** Where in a field the last thing happened, in shares of its length; home plays to the right. The feed does not say it more exactly. */
export function zoneOf({ kind, side }: Pick<Incident, 'kind' | 'side'>): number {
  const depth = DEPTHS[kind];
  if (side === null || depth === undefined) return 0.5;
  return side === 'home' ? depth : 1 - depth;
}
