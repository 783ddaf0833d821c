import type { KnownLevel } from './known-jackpots.ts';
import { drawThreshold, type Threshold } from './threshold.ts';

/** One cent in the unit of stakes. */
export const CENT_PICOS = 10n ** 12n;
/** One cent in the unit of pools, in which a share in millionths of a stake is a whole number. */
const CENT_UNITS = 10n ** 18n;

/** Locked row of a level's money. */
export interface FeedRow {
  level_id: bigint;
  stripe: number;
  account_id: bigint;
  balance: bigint;
  remainder: bigint;
}

/** Locked run of a level. */
export interface RunRow {
  id: bigint;
  run: number;
  threshold: bigint | null;
  salt: string | null;
  commitment: string | null;
}

/** Amount taken from the accounts of a pool for one winner, in euro cents. */
export interface Taken {
  run: number;
  amount: bigint;
  parts: { accountId: bigint; amount: bigint }[];
  /** Threshold that a must-hit-by level just reached. */
  ended: Threshold | null;
  seed: bigint;
  /** Account that receives the seed. */
  ownAccountId: bigint;
  begun: Threshold | null;
}

/**
 * One level in a batch, in memory and written once: the batch's own row of the level's money, counted exactly, and the
 * other rows if they are locked too.
 */
export class Pot {
  readonly level: KnownLevel;
  readonly own: FeedRow;
  readonly others: FeedRow[];
  /** Locked for a must-hit-by level, and for a level that a bet of the batch won by chance. */
  readonly #run: RunRow | null;
  #threshold: Threshold | null = null;
  #wins = 0;
  #units: bigint;
  #added = 0n;
  seeded = 0n;

  constructor(level: KnownLevel, own: FeedRow, others: FeedRow[], run: RunRow | null) {
    this.level = level;
    this.own = own;
    this.others = others;
    this.#run = run;
    this.#units = own.balance * CENT_UNITS + own.remainder;
    if (run?.threshold != null)
      this.#threshold = { threshold: run.threshold, salt: run.salt!, commitment: run.commitment! };
  }

  get balance(): bigint {
    return this.#units / CENT_UNITS;
  }

  get remainder(): bigint {
    return this.#units % CENT_UNITS;
  }

  /** Returns the whole cents added by stakes. */
  get fed(): bigint {
    return (this.own.remainder + this.#added) / CENT_UNITS;
  }

  add(staked: bigint): void {
    const units = staked * BigInt(this.level.terms.share);
    this.#units += units;
    this.#added += units;
  }

  /** Returns whether a must-hit-by level has reached its threshold. */
  get isReached(): boolean {
    return this.#threshold !== null && this.balance >= this.#threshold.threshold;
  }

  /** Empties the pool for a winner and seeds it again for the next run. */
  take(): Taken {
    const rows = [...this.others, { ...this.own, balance: this.balance }];
    const parts = rows.flatMap(({ account_id: accountId, balance: amount }) =>
      amount > 0n ? [{ accountId, amount }] : [],
    );
    const { terms } = this.level;
    const seed = BigInt(terms.seed);
    for (const row of this.others) row.balance = 0n;
    this.#units = this.remainder + seed * CENT_UNITS;
    this.seeded += seed;
    const taken = {
      run: this.#run!.run + this.#wins,
      amount: parts.reduce((sum, { amount }) => sum + amount, 0n),
      parts,
      ended: this.#threshold,
      seed,
      ownAccountId: this.own.account_id,
      begun: drawThreshold(terms),
    };
    this.#wins += 1;
    this.#threshold = taken.begun;
    return taken;
  }
}
