import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from '@croupier/server-database';
import { type AccountKey, postBatch } from '@croupier/server-wallet';
import type { Rates } from '../shared/rates.ts';
import type { Feed } from './feed.ts';
import type { KnownLevel } from './known-jackpots.ts';
import { lockFeeds, lockRuns } from './lock-pots.ts';
import { payWins, type Win } from './pay-wins.ts';
import { Pot } from './pot.ts';

interface Feeding {
  feeds: readonly Feed[];
  /** House account that only this transaction uses. */
  house: AccountKey;
  rates: Rates;
}

/** Adds the shares of a batch's stakes to the pools and pays the wins, in the order of the bets. */
export async function feedJackpots(tx: Transaction, { feeds, house, rates }: Feeding): Promise<void> {
  const [first] = feeds;
  if (!first) return;
  const pots = await lockPots(tx, feeds, stripeOf(house));
  const wins = feeds.flatMap((feed) => feedOne(pots, feed));
  const all = Array.from(pots.values());
  await Promise.all([writeFeeds(tx, all), postFeeds(tx, all, house, first.at), ...payWins(tx, { wins, house, rates })]);
}

/** Returns the row for a house account: its number is used by no other open transaction, so neither is the row. */
const stripeOf = ({ purpose }: AccountKey): number => Number(purpose.slice(purpose.lastIndexOf('-') + 1));

/** Locks runs first, then money, each in id order: the same order for every batch. */
async function lockPots(tx: Transaction, feeds: readonly Feed[], stripe: number): Promise<Map<bigint, Pot>> {
  const levels = new Map<bigint, KnownLevel>(feeds.flatMap((feed) => feed.levels.map((level) => [level.id, level])));
  const hits = new Set(feeds.flatMap(({ hit }) => hit?.levelId ?? []));
  const decided = Array.from(levels.values()).filter(({ id, terms }) => terms.kind === 'must_hit_by' || hits.has(id));
  const ownStripe = ({ stripes }: KnownLevel) => stripe % stripes;
  const [runs, rows] = await Promise.all([
    lockRuns(
      tx,
      decided.map(({ id }) => id),
    ),
    lockFeeds(
      tx,
      Array.from(levels.values(), (level) => ({ levelId: level.id, stripe: ownStripe(level) })),
      Array.from(hits),
    ),
  ]);
  return new Map(
    Array.from(levels, ([id, level]) => {
      const mine = rows.filter((row) => row.level_id === id);
      const own = mine.find((row) => row.stripe === ownStripe(level));
      assert(own);
      const run = runs.find((each) => each.id === id) ?? null;
      return [
        id,
        new Pot(
          level,
          own,
          mine.filter((row) => row !== own),
          run,
        ),
      ];
    }),
  );
}

/** Applies one bet: feeds all levels, then takes its wins. */
function feedOne(pots: ReadonlyMap<bigint, Pot>, feed: Feed): Win[] {
  return feed.levels.flatMap(({ id }) => {
    const pot = pots.get(id)!;
    pot.add(feed.staked);
    const isWon = feed.hit?.levelId === id || pot.isReached;
    return isWon ? [{ feed, level: pot.level, taken: pot.take() }] : [];
  });
}

async function writeFeeds(tx: Transaction, pots: readonly Pot[]): Promise<void> {
  const rows = pots.flatMap((pot) => [
    {
      ...pot.own,
      balance: pot.balance,
      remainder: pot.remainder,
      fed: pot.fed,
      seeded: pot.seeded,
    },
    ...pot.others.map((row) => ({ ...row, fed: 0n, seeded: 0n })),
  ]);
  const list = (values: readonly (bigint | number)[]) => `{${values.join(',')}}`;
  await tx.query({
    name: 'competitions_write_feeds',
    ...sql`
      update jackpot_feeds feed set balance = new.balance, remainder = new.remainder, fed = feed.fed + new.fed, seeded = feed.seeded + new.seeded
      from unnest(${list(rows.map((row) => row.level_id))}::bigint[], ${list(rows.map(({ stripe }) => stripe))}::smallint[],
        ${list(rows.map(({ balance }) => balance))}::bigint[], ${list(rows.map(({ remainder }) => remainder))}::bigint[],
        ${list(rows.map(({ fed }) => fed))}::bigint[], ${list(rows.map(({ seeded }) => seeded))}::bigint[]
      ) as new (level_id, stripe, balance, remainder, fed, seeded)
      where feed.level_id = new.level_id and feed.stripe = new.stripe`,
  });
}

/** Posts whole cents from the house to the pools; fractions of a cent stay in their row. */
async function postFeeds(tx: Transaction, pots: readonly Pot[], house: AccountKey, now: Date): Promise<void> {
  const id = randomUUID();
  const entries = pots.flatMap(({ own, fed }) =>
    fed > 0n ? [{ accountId: own.account_id, amount: fed, reference: id }] : [],
  );
  const sum = entries.reduce((all, { amount }) => all + amount, 0n);
  await postBatch(tx, { id, kind: 'jackpot.feed', entries, house, shares: new Map([['EUR', -sum]]), now });
}
