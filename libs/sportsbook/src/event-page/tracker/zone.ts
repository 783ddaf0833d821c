import type { Incident, IncidentKind } from '@croupier/contracts';

/** Positions of incidents towards the opponent's goal; 0 is one's own goal. */
const DEPTHS: Partial<Record<IncidentKind, number>> = {
  ...{ attack: 0.7, dangerous_attack: 0.82, shot_off_target: 0.88, shot_on_target: 0.9, corner: 0.985, goal: 0.965 },
  ...{ shot: 0.82, two_points: 0.88, three_points: 0.72, free_throw: 0.8, decider: 0.965 },
  ...{ point: 0.25, ace: 0.25, double_fault: 0.25, game: 0.25, break: 0.25, set: 0.25 },
};

/**
 * Returns the position of the last incident along the field, as a share of its length. Home plays to the right. The
 * feed gives nothing more exact.
 */
export function zoneOf({ kind, side }: Pick<Incident, 'kind' | 'side'>): number {
  const depth = DEPTHS[kind];
  if (side === null || depth === undefined) return 0.5;
  return side === 'home' ? depth : 1 - depth;
}
