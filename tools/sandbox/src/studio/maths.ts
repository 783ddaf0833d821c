import { createHash, createHmac } from 'node:crypto';

/**
 * Things behind a pane, with the payout of three (multiples of the stake) and how many of 10,000 windows have three.
 */
export const things = [
  { id: 'moth', pays: 1, windows: 1_400 },
  { id: 'sparrow', pays: 2, windows: 900 },
  { id: 'cat', pays: 3, windows: 500 },
  { id: 'owl', pays: 5, windows: 240 },
  { id: 'fox', pays: 10, windows: 120 },
  { id: 'lantern', pays: 25, windows: 40 },
  { id: 'moon', pays: 100, windows: 10 },
  { id: 'comet', pays: 500, windows: 1 },
] as const;
export type Thing = (typeof things)[number]['id'];

const WINDOWS = 10_000;
const PANES = 9;

/** Returns the figures of the table above, shown to players and published in the catalogue. */
export function facts() {
  const mean = (value: (pays: number) => number) =>
    things.reduce((sum, { pays, windows }) => sum + windows * value(pays), 0) / WINDOWS;
  const rtp = mean((pays) => pays);
  return { rtp, hitRate: mean(() => 1), deviation: Math.sqrt(mean((pays) => pays ** 2) - rtp ** 2), most: 500 };
}

export const commitmentOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Returns a generator of uniform whole numbers below a bound, from HMAC-SHA256(secret, "seed:round:block"): biased
 * values are drawn again.
 */
function draws(secret: string, seed: string): (below: number) => number {
  let block = 0;
  let left = Buffer.alloc(0);
  return (below) => {
    for (;;) {
      if (left.length < 4) left = createHmac('sha256', secret).update(`${seed}:${block++}`).digest();
      const value = left.readUInt32BE();
      left = left.subarray(4);
      if (value < 2 ** 32 - (2 ** 32 % below)) return value % below;
    }
  };
}

export interface Window {
  panes: Thing[];
  won: Thing | null;
  pays: number;
}

/**
 * Draws one window: first its payout from the table, then its panes. The paying thing appears three times, any other at
 * most twice.
 */
export function drawWindow(secret: string, seed: string): Window {
  const below = draws(secret, seed);
  let place = below(WINDOWS);
  const won = things.find(({ windows }) => (place -= windows) < 0) ?? null;
  const panes: Thing[] = won ? [won.id, won.id, won.id] : [];
  const rest = things.flatMap(({ id }) => (id === won?.id ? [] : [id, id]));
  while (panes.length < PANES) panes.push(...rest.splice(below(rest.length), 1));
  for (let at = PANES - 1; at > 0; at--) {
    const other = below(at + 1);
    [panes[at], panes[other]] = [panes[other]!, panes[at]!];
  }
  return { panes, won: won?.id ?? null, pays: won?.pays ?? 0 };
}
