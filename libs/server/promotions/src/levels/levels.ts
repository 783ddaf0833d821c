/** Rewards for reaching a level. Points can be exchanged; the other fields set the size of the level's bonuses. */
export interface LevelGifts {
  points: number;
  free_spins: number;
  /** Percent of the week's net losses. */
  cashback_percent: number;
  /** Euros. */
  bonus_euros: number;
}

export interface Level {
  level: number;
  /** Status of specification §6 for the level; null for the first, which every player has. */
  statusId: number | null;
  /** Persistent points. */
  from: bigint;
  /** Value of 100 points, in cents of a euro. */
  hundredPoints: bigint;
  gifts: LevelGifts;
}

const FIRST_STATUS = 700;

type Row = [from: number, cents: number, points: number, spins: number, cashback: number, bonus: number];

/** The ten levels: an operator changes the figures here. The statuses are groups of server-players. */
const rows: Row[] = [
  [0, 100, 0, 0, 0, 0],
  [50, 105, 10, 10, 0, 0],
  [200, 110, 20, 15, 3, 0],
  [600, 115, 50, 20, 4, 0],
  [1_500, 120, 100, 25, 5, 0],
  [4_000, 130, 250, 30, 6, 0],
  [10_000, 140, 500, 40, 7, 0],
  [25_000, 150, 1_000, 50, 8, 50],
  [60_000, 175, 2_000, 75, 9, 150],
  [150_000, 200, 5_000, 100, 10, 500],
];

export const levels: readonly Level[] = rows.map(([from, cents, points, free_spins, cashback_percent, bonus], at) => ({
  level: at + 1,
  statusId: at === 0 ? null : FIRST_STATUS + at + 1,
  from: BigInt(from),
  hundredPoints: BigInt(cents),
  gifts: { points, free_spins, cashback_percent, bonus_euros: bonus },
}));

/** Returns the level for a number of persistent points. */
export const levelOf = (points: bigint): number => levels.findLast(({ from }) => points >= from)?.level ?? 1;

export const levelNumber = (level: number): Level => levels[level - 1]!;

/** Returns the points required for the next level; null at the last one. */
export const nextFrom = (level: number): bigint | null => levels[level]?.from ?? null;
