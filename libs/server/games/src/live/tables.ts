import type { LiveKind } from '@croupier/contracts';
import type { Pace } from '@croupier/game-math';

export interface LiveTableDefinition {
  readonly slug: string;
  readonly title: string;
  readonly kind: LiveKind;
  readonly pace: Pace;
  /** Milliseconds a wheel spins. A crash takes as long as its curve, and cards depend on their number. */
  readonly spinMs: number;
  /**
   * Maximum stake per player and round, in nominal units. The maximum on one field may be lower (`tenths` of its kind).
   */
  readonly most: bigint;
}

const second = 1000;

/** Live tables. A slug is permanent: rounds and bets are stored under its table. */
export const liveTables: readonly LiveTableDefinition[] = [
  {
    slug: 'lantern-ascent',
    title: 'Lantern Ascent',
    kind: 'crash',
    pace: { bettingMs: 8 * second, waitMs: 5 * second, resultMs: 4 * second },
    spinMs: 0,
    most: 100n,
  },
  {
    slug: 'harbour-roulette',
    title: 'Harbour Roulette',
    kind: 'roulette',
    pace: { bettingMs: 20 * second, waitMs: 5 * second, resultMs: 5 * second },
    spinMs: 8 * second,
    most: 500n,
  },
  {
    slug: 'quayside-quick-roulette',
    title: 'Quayside Quick Roulette',
    kind: 'roulette',
    pace: { bettingMs: 10 * second, waitMs: 5 * second, resultMs: 4 * second },
    spinMs: 5 * second,
    most: 200n,
  },
  {
    slug: 'pearl-quay-baccarat',
    title: 'Pearl Quay Baccarat',
    kind: 'baccarat',
    pace: { bettingMs: 15 * second, waitMs: 5 * second, resultMs: 5 * second },
    spinMs: 0,
    most: 500n,
  },
  {
    slug: 'lighthouse-wheel',
    title: 'Lighthouse Wheel',
    kind: 'wheel',
    pace: { bettingMs: 15 * second, waitMs: 5 * second, resultMs: 5 * second },
    spinMs: 8 * second,
    most: 200n,
  },
];

export const liveTableBySlug = (slug: string): LiveTableDefinition | undefined =>
  liveTables.find((table) => table.slug === slug);
