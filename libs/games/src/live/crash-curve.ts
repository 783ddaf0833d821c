import { crashMultiplier } from '@croupier/game-math';

const PROBE_MS = 100_000;
/** Growth rate of the curve without its steps of a hundredth, for the picture only. */
const RATE = Math.log(crashMultiplier(PROBE_MS) / 100) / PROBE_MS;
const smooth = (ms: number): number => 100 * Math.exp(RATE * ms);

const POINTS = 48;
const LEAST_SPAN_MS = 8_000;
const LEAST_TOP = 160;

export interface CurvePicture {
  /** Path of an SVG in a square of a hundred. */
  line: string;
  /** Tip of the curve, in hundredths of the picture from the left and the top. */
  x: number;
  y: number;
}

/** Returns the picture of the flight so far. Its scale grows, so that the tip stays in view. */
export function curvePicture(elapsedMs: number): CurvePicture {
  const span = Math.max(LEAST_SPAN_MS, elapsedMs * 1.18);
  const top = Math.max(LEAST_TOP, 100 + (smooth(elapsedMs) - 100) * 1.3);
  const at = (ms: number): [number, number] => [(ms / span) * 100, 100 - ((smooth(ms) - 100) / (top - 100)) * 100];
  const points = Array.from({ length: POINTS + 1 }, (_, index) => at((elapsedMs * index) / POINTS));
  const [x, y] = at(elapsedMs);
  const line = points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px.toFixed(2)} ${py.toFixed(2)}`).join('');
  return { line, x, y };
}
