import type { Lootbox } from '@croupier/contracts';

type Outcome = Lootbox['outcomes'][number];

export interface Sector extends Outcome {
  /** Start as a share of the full circle, clockwise from the top. */
  from: number;
  to: number;
}

/** Returns the wheel's slices, each as wide as its outcome's chance. */
export function sectorsOf({ outcomes, total_weight }: Pick<Lootbox, 'outcomes' | 'total_weight'>): Sector[] {
  let end = 0;
  return outcomes.map((outcome) => {
    const from = end / total_weight;
    end += outcome.weight;
    return { ...outcome, from, to: end / total_weight };
  });
}

/** Returns the pointer's position for a drawn number, as a share of a turn. */
export const placeOf = (drawn: number, total: number): number => (drawn + 0.5) / total;

const RADIUS = 100;
const pointAt = (part: number, radius: number): string => {
  const angle = 2 * Math.PI * part - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
};

/** Returns a slice of the wheel as a path around 0 0. */
export const slicePath = ({ from, to }: Pick<Sector, 'from' | 'to'>): string =>
  `M 0 0 L ${pointAt(from, RADIUS)} A ${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${pointAt(to, RADIUS)} Z`;
