import type { RandomStream } from '../stream.ts';
import type { SpotStake } from './roulette.ts';

/** Fields of the wheel of 54: payout in halves of the stake, and number of segments. */
const FIELDS = {
  x2: { halves: 4, segments: 26 },
  x4: { halves: 8, segments: 13 },
  'x6-5': { halves: 13, segments: 8 },
  x13: { halves: 26, segments: 4 },
  x26: { halves: 52, segments: 2 },
  x52: { halves: 104, segments: 1 },
} as const;

export type WheelField = keyof typeof FIELDS;
export const wheelFields = Object.keys(FIELDS) as WheelField[];
const isField = (name: string): name is WheelField => Object.hasOwn(FIELDS, name);

/** Segments of the wheel, clockwise from the top. Every segment is equally likely. */
export const wheelSegments: readonly WheelField[] = (
  'x2 x4 x2 x6-5 x2 x13 x2 x4 x2 x6-5 x2 x4 x2 x26 x2 x4 x2 x6-5 x2 x4 x2 x13 x2 x4 x2 x6-5 x2 ' +
  'x4 x2 x52 x2 x6-5 x2 x4 x2 x13 x2 x4 x2 x6-5 x2 x4 x2 x26 x2 x4 x2 x6-5 x2 x4 x2 x13 x6-5 x4'
).split(' ') as WheelField[];

/** Return of every field: 26 of 27 stakes in the long run, because payout times segments is 52 of 54 for each. */
export const WHEEL_RETURN = 52 / 54;

/** Returns the payout of a field for a stake of one, without the returned stake. */
export const wheelPays = (field: WheelField): number => FIELDS[field].halves / 2 - 1;

/** Returns the number of segments of a field. */
export const segmentsOf = (field: WheelField): number => FIELDS[field].segments;

/** Draws the segment of a shared spin. */
export const drawSegment = (stream: RandomStream): number => stream.draw(wheelSegments.length);

/** Returns the payout of a field, in halves of its stake, if `hit` is drawn. */
export const halvesBack = (spot: string, hit: string): number =>
  isField(spot) && spot === hit ? FIELDS[spot].halves : 0;

/** Returns the payout of one bet's stakes, rounded down once if half a subunit remains. */
export const segmentWin = (stakes: readonly SpotStake[], segment: number): bigint =>
  stakes.reduce(
    (sum, { spot, stake }) =>
      isField(spot) && wheelSegments[segment] === spot ? sum + stake * BigInt(FIELDS[spot].halves) : sum,
    0n,
  ) / 2n;

/** Returns the number of segments that some fields cover together. */
export const coveredSegments = (names: Iterable<string>): number =>
  Array.from(new Set(names)).reduce((sum, name) => (isField(name) ? sum + FIELDS[name].segments : sum), 0);
