/** How far round the wheel must stand, in degrees clockwise, for the middle of a segment to be at the mark. */
export const restOf = (segments: number, stop: number): number => (360 - (360 / segments) * stop) % 360;

const TURNS = 4;
/** From where it stands, on through whole turns to where it shall rest: never backwards. */
export function aimOf(from: number, segments: number, stop: number): number {
  const whole = Math.ceil(from / 360) + TURNS;
  return whole * 360 + restOf(segments, stop);
}

/** Fast at first, running out slowly. */
export const turnAt = (from: number, to: number, share: number): number =>
  from + (to - from) * (1 - (1 - share) ** 3.4);

/** Which segment is at the mark while it turns. */
export const atMark = (degrees: number, segments: number): number => {
  const step = 360 / segments;
  return (segments - (Math.round(degrees / step) % segments)) % segments;
};

interface Share {
  /** Hundredths of the stake. */
  readonly pays: number;
  readonly count: number;
}

/** What the segments pay, the best first, and how many there are of each. */
export function sharesOf(pays: readonly number[]): readonly Share[] {
  const counts = new Map<number, number>();
  for (const each of pays) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([each, count]) => ({ pays: each, count })).sort((one, other) => other.pays - one.pays);
}
