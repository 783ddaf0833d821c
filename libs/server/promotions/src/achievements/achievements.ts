import { gameTitleBySlug } from '@croupier/game-art';
import { PICO_EUROS } from '@croupier/money';

export type AchievementType = 'bet_sum' | 'bet_provider' | 'bet_slot' | 'spin_count';

/** A player's totals that achievements depend on; stakes in the unit of `picoEuros`. */
export interface Deeds {
  staked: bigint;
  provider_staked: bigint;
  title_staked: bigint;
  pokie_rounds: bigint;
}

export interface Achievement {
  frontend_identifier: string;
  type: AchievementType;
  /** A player with any of them holds the achievement; the last one is the one we give. Source: specification §6. */
  statuses: readonly number[];
  /** Stakes in the unit of `picoEuros`, or a number of rounds. */
  budget: bigint;
  progress: (deeds: Deeds) => bigint;
  /** Tournament it belongs to: once that has ended, so has the achievement. Source: specification §4, Level data. */
  tournament?: string;
}

/** Provider and title whose games count for two of the achievements. */
export const COUNTED_PROVIDER = 'paperlantern-works';
export const COUNTED_TITLE = 'orchard-hours';

export const isOfCountedProvider = (slug: string): boolean => gameTitleBySlug(slug)?.provider === COUNTED_PROVIDER;

const euros = (amount: number): bigint => BigInt(amount) * PICO_EUROS;

/** Status 208 counts only if comp points are switched on. Source: specification §6. */
export const NEEDS_POINTS = 208;
/** Status 394 counts only with five deposits. Source: specification §4 and §9. */
export const NEEDS_DEPOSITS = 394;
export const DEPOSITS_SINCE = new Date('2022-03-29T00:00:00Z');
export const DEPOSITS_NEEDED = 5;
export const DEPOSIT_AT_LEAST = euros(20);

export const achievements: readonly Achievement[] = [
  {
    frontend_identifier: 'thousand-spins',
    type: 'spin_count',
    statuses: [607, 606],
    budget: 1_000n,
    progress: ({ pokie_rounds }) => pokie_rounds,
  },
  {
    frontend_identifier: 'regular',
    type: 'bet_sum',
    statuses: [273, 55],
    budget: euros(1_000),
    progress: ({ staked }) => staked,
  },
  {
    frontend_identifier: 'paperlantern-reader',
    type: 'bet_provider',
    statuses: [112, NEEDS_POINTS],
    budget: euros(500),
    progress: ({ provider_staked }) => provider_staked,
  },
  {
    frontend_identifier: 'orchard-keeper',
    type: 'bet_slot',
    statuses: [211, 56],
    budget: euros(250),
    progress: ({ title_staked }) => title_staked,
  },
  {
    frontend_identifier: 'five-deposits',
    type: 'bet_sum',
    statuses: [112, NEEDS_DEPOSITS],
    budget: euros(100),
    progress: ({ staked }) => staked,
  },
];

export const isDone = (achievement: Achievement, deeds: Deeds): boolean =>
  achievement.progress(deeds) >= achievement.budget;

/** Returns the statuses earned by a player's totals. */
export const earnedStatuses = (deeds: Deeds): number[] =>
  achievements.filter((each) => isDone(each, deeds)).map(({ statuses }) => statuses.at(-1)!);

export interface Conditions {
  statuses: ReadonlySet<number>;
  /** True if comp points are switched on. */
  points: boolean;
  /** Number of deposits of at least 20 euros since 2022-03-29. */
  deposits: number;
  /** Tournaments that are permanently over. */
  archived?: ReadonlySet<string>;
}

/**
 * Returns whether a player holds an achievement through one of its statuses; conditional statuses count only if the
 * condition is met.
 */
export const isHeld = (
  { statuses: wanted, tournament }: Achievement,
  { statuses, points, deposits, archived }: Conditions,
): boolean =>
  !(tournament !== undefined && archived?.has(tournament)) &&
  wanted.some((id) => {
    if (!statuses.has(id)) return false;
    if (id === NEEDS_POINTS) return points;
    return id !== NEEDS_DEPOSITS || deposits >= DEPOSITS_NEEDED;
  });
