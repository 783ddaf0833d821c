export type WheelRisk = 'low' | 'medium' | 'high';

export const wheelSizes: readonly number[] = [10, 20, 30, 40, 50];
export const wheelRisks: readonly WheelRisk[] = ['low', 'medium', 'high'];

/** A tenth of a wheel at low risk, in hundredths of the stake: eight of ten segments pay. */
const LOW = [160, 110, 0, 130, 110, 130, 0, 110, 130, 110];

/** Payouts of every second segment at medium risk; the segments between them pay nothing. */
const MEDIUM: Readonly<Record<number, readonly number[]>> = {
  10: [300, 150, 190, 150, 200],
  20: [400, 150, 170, 150, 200, 240, 150, 170, 150, 200],
  30: [500, 150, 170, 150, 200, 150, 170, 150, 310, 150, 200, 150, 170, 150, 200],
  40: [600, 150, 170, 150, 200, 150, 280, 150, 170, 150, 200, 150, 170, 150, 300, 150, 200, 150, 170, 150],
  50: [
    800, 150, 170, 150, 200, 150, 170, 150, 250, 150, 200, 150, 170, 150, 150, 200, 150, 300, 150, 170, 150, 200, 150,
    170, 150,
  ],
};

/**
 * Returns the payouts of the segments, clockwise from the mark, in hundredths of the stake. They sum to 99 per segment:
 * the return is exactly 99%.
 */
export function wheelTable(segments: number, risk: WheelRisk): readonly number[] {
  if (risk === 'low') return Array.from({ length: segments }, (_, at) => LOW[at % LOW.length]!);
  if (risk === 'high') return Array.from({ length: segments }, (_, at) => (at === 0 ? 99 * segments : 0));
  return (MEDIUM[segments] ?? []).flatMap((pays) => [pays, 0]);
}
