/** Returns the clockwise rotation, in degrees, that brings the middle of a segment to the mark. */
export const restOf = (segments: number, stop: number): number => (360 - (360 / segments) * stop) % 360;

const TURNS = 4;
/** Returns the rotation to turn to from `from`: whole turns forward, then to the segment. Never turns backwards. */
export function aimOf(from: number, segments: number, stop: number): number {
  const whole = Math.ceil(from / 360) + TURNS;
  return whole * 360 + restOf(segments, stop);
}

/** Returns the angle during a turn: fast at first, then slowing down. */
export const turnAt = (from: number, to: number, share: number): number =>
  from + (to - from) * (1 - (1 - share) ** 3.4);

/** Returns the segment at the mark for a rotation. */
export const atMark = (degrees: number, segments: number): number => {
  const step = 360 / segments;
  return (segments - (Math.round(degrees / step) % segments)) % segments;
};

interface Share {
  /** Payout in hundredths of the stake. */
  readonly pays: number;
  readonly count: number;
}

/** Returns the payouts of the segments, highest first, with the number of segments for each. */
export function sharesOf(pays: readonly number[]): readonly Share[] {
  const counts = new Map<number, number>();
  for (const each of pays) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([each, count]) => ({ pays: each, count })).sort((one, other) => other.pays - one.pays);
}
