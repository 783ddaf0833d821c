import { amountToWire, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { publish, type Transaction } from '@croupier/server-database';
import { COUNTED_TITLE, earnedStatuses, isOfCountedProvider } from '../achievements/achievements.ts';
import { announceReached } from '../levels/announce-reached.ts';
import { levelOf, nextFrom } from '../levels/levels.ts';
import { addEarned, type Earned, type PointRow } from './point-rows.ts';
import { pointsOf, type PointsKind, weighted, worthOf } from './rules.ts';

export interface StakedBet {
  playerId: number;
  currency: CurrencyCode;
  kind: PointsKind;
  /** Subunits of the player's own cash, since stakes paid by a bonus earn nothing. Negative if a bet is reversed. */
  amount: bigint;
  /** Slug of the title, for a game. */
  slug?: string;
}

/**
 * Players' points, locked until the transaction ends. Count all bets, then write once: one statement writes all rows.
 */
export class LockedPoints {
  readonly #rows: Map<number, PointRow>;
  readonly #added = new Map<number, Earned>();

  constructor(locked: readonly PointRow[]) {
    this.#rows = new Map(locked.map((row) => [row.playerId, row]));
  }

  count({ playerId, currency, kind, amount, slug }: StakedBet): void {
    if (amount === 0n) return;
    const worth = worthOf(currency, amount);
    const before = this.#added.get(playerId) ?? nothing;
    const pokies = kind === 'pokies';
    this.#added.set(playerId, {
      earned: before.earned + weighted(kind, worth),
      staked: before.staked + worth,
      pokie_rounds: before.pokie_rounds + (pokies ? (amount > 0n ? 1n : -1n) : 0n),
      provider_staked: before.provider_staked + (slug !== undefined && isOfCountedProvider(slug) ? worth : 0n),
      title_staked: before.title_staked + (slug === COUNTED_TITLE ? worth : 0n),
    });
  }

  async write(tx: Transaction): Promise<void> {
    if (this.#added.size === 0) return;
    const changes = Array.from(this.#added, ([playerId, earned]) => this.#change(playerId, earned));
    const reached = changes.filter((change) => change.reached).map(({ playerId }) => playerId);
    await Promise.all([
      addEarned(tx, changes),
      reached.length > 0 && announceReached(tx, reached),
      publish(
        tx,
        ...changes
          .filter(({ before, after }) => before !== after)
          .map(({ playerId, after, levelBefore }) => award(playerId, after, levelBefore)),
      ),
    ]);
  }

  #change(playerId: number, earned: Earned) {
    const row = this.#rows.get(playerId) ?? { ...nothing, level: 1 };
    const sums = sum(row, earned);
    const after = pointsOf(sums.earned);
    const level = Math.max(row.level, levelOf(after));
    const achieved = earnedStatuses(sums).length > earnedStatuses(row).length;
    return {
      playerId,
      earned,
      level,
      levelBefore: row.level,
      before: pointsOf(row.earned),
      after,
      reached: level > row.level || achieved,
    };
  }
}

const nothing: Earned = { earned: 0n, staked: 0n, pokie_rounds: 0n, provider_staked: 0n, title_staked: 0n };

const sum = (row: Earned, more: Earned): Earned => ({
  earned: row.earned + more.earned,
  staked: row.staked + more.staked,
  pokie_rounds: row.pokie_rounds + more.pokie_rounds,
  provider_staked: row.provider_staked + more.provider_staked,
  title_staked: row.title_staked + more.title_staked,
});

/**
 * Builds the event for changed points: the sum, and the end of the level the player was on. Source: specification §3
 * (comp award) and §7.
 */
function award(playerId: number, points: bigint, level: number) {
  const maximum = nextFrom(level);
  return {
    topic: 'comps',
    players: [playerId],
    event: 'award',
    payload: {
      persistent: { points: Math.max(0, amountToWire(points)) },
      level,
      level_maximum: maximum === null ? null : toWire(maximum),
    },
  } as const;
}
