/** Bar in a box of 100 by 100, measured from the top. */
export interface BarShape {
  x: number;
  y: number;
  width: number;
  height: number;
  below: boolean;
}

export interface BarsShape {
  bars: readonly BarShape[];
  /** Position of zero. */
  zero: number;
}

const GAP = 0.3;

/** Returns values as bars around one zero line; all above it if none is negative. */
export function barsOf(values: readonly number[]): BarsShape {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const span = high - low || 1;
  const zero = (high / span) * 100;
  const step = 100 / Math.max(1, values.length);
  const bars = values.map((value, at) => {
    const height = (Math.abs(value) / span) * 100;
    return {
      x: (at + GAP / 2) * step,
      y: value < 0 ? zero : zero - height,
      width: step * (1 - GAP),
      height,
      below: value < 0,
    };
  });
  return { bars, zero };
}
