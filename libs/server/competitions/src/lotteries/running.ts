import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { titlesOf } from '../shared/terms.ts';
import { type LotteryRow, toLottery } from './lottery.ts';

/** Longest delay until an instance picks up a new lottery. */
const KNOWN_MS = 5_000;
/** Limit of concurrent lotteries. */
const MOST = 200;

/** In-memory index of the lotteries that count a title now, so that a bet in none costs nothing. */
export class RunningLotteries {
  #byGame = new Map<string, LotteryRow[]>();
  #readAt = -Infinity;

  /** Reloads the lotteries if the cached ones are too old. */
  async refresh(db: Queryable, now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#readAt) < KNOWN_MS) return;
    this.#readAt = now.getTime();
    const rows = await run(db, unfinished(now), 'competitions_running_lotteries');
    this.#byGame = new Map();
    for (const lottery of rows.map(toLottery))
      for (const slug of titlesOf(lottery.terms)) this.#byGame.set(slug, [...(this.#byGame.get(slug) ?? []), lottery]);
  }

  /** Returns the lotteries that count a round of this title with these times. */
  of(slug: string, playedAt: Date, endedAt: Date): LotteryRow[] {
    return (this.#byGame.get(slug) ?? []).filter((lottery) => countsAt(lottery, playedAt, endedAt));
  }
}

/**
 * Returns whether a round counts: it begins and ends within the lottery. For a lottery created while it runs, rounds
 * count once every instance knows it.
 */
export function countsAt(
  { start_at, end_at, created_at }: Pick<LotteryRow, 'start_at' | 'end_at' | 'created_at'>,
  playedAt: Date,
  endedAt: Date,
): boolean {
  const knownAt = created_at.getTime() + 2 * KNOWN_MS;
  return playedAt >= start_at && playedAt.getTime() >= knownAt && endedAt < end_at;
}

const unfinished = (now: Date) =>
  tables
    .selectFrom('lotteries')
    .selectAll()
    .where('state', '=', 'open')
    .where('end_at', '>', now)
    .where('start_at', '<', new Date(now.getTime() + 2 * KNOWN_MS))
    .orderBy('end_at')
    .limit(MOST);
