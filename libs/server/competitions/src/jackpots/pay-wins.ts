import assert from 'node:assert/strict';
import { amountToWire, toWire } from '@croupier/contracts';
import { publish, run, sql, type Transaction } from '@croupier/server-database';
import { maskName } from '@croupier/server-games';
import { type AccountKey, type BatchEntry, derivedId, houseShares, postBatch } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import type { Rates } from '../shared/rates.ts';
import type { Feed } from './feed.ts';
import type { KnownLevel } from './known-jackpots.ts';
import { CENT_PICOS, type Taken } from './pot.ts';

export interface Win {
  feed: Feed;
  level: KnownLevel;
  taken: Taken;
}

interface Wins {
  wins: readonly Win[];
  house: AccountKey;
  rates: Rates;
}

/**
 * Pays each win at once, in the player's own currency: the house exchanges the euros at the rate of the day and keeps
 * fractions of a subunit. Then it seeds the pool again. Wins are rare among bets, so they are paid one by one.
 */
export const payWins = (tx: Transaction, { wins, house, rates }: Wins): Promise<unknown>[] =>
  wins.flatMap((win) => {
    const amount = (win.taken.amount * CENT_PICOS) / rates[win.feed.order.currency];
    assert(amount > 0n);
    return [
      postWin(tx, win, amount, house),
      postSeed(tx, win, house),
      beginRun(tx, win),
      storeWin(tx, win, amount),
      tellPublic(tx, win),
    ];
  });

const wordsOf = ({ level, taken }: Win): [string, string] => [String(level.id), String(taken.run)];

function postWin(tx: Transaction, win: Win, amount: bigint, house: AccountKey): Promise<void> {
  const { order, at: now } = win.feed;
  const { parts } = win.taken;
  const entries: BatchEntry[] = [
    ...parts.map((part) => ({ accountId: part.accountId, amount: -part.amount, reference: order.roundId })),
    { accountId: order.accountId, amount, reference: order.roundId },
  ];
  const shares = houseShares(entries, (id) => (id === order.accountId ? order.currency : 'EUR'));
  return postBatch(tx, {
    id: derivedId('jackpot-win', ...wordsOf(win)),
    kind: 'jackpot.win',
    entries,
    house,
    shares,
    now,
  });
}

function postSeed(tx: Transaction, win: Win, house: AccountKey): Promise<void> {
  const id = derivedId('jackpot-seed', ...wordsOf(win));
  const { seed, ownAccountId } = win.taken;
  const entries = [{ accountId: ownAccountId, amount: seed, reference: id }];
  return postBatch(tx, {
    id,
    kind: 'jackpot.seed',
    entries,
    house,
    shares: new Map([['EUR', -seed]]),
    now: win.feed.at,
  });
}

function beginRun(tx: Transaction, { level, taken, feed }: Win): Promise<unknown> {
  const { threshold = null, salt = null, commitment = null } = taken.begun ?? {};
  const update = tables
    .updateTable('jackpot_levels')
    .set({ run: taken.run + 1, started_at: feed.at, threshold, salt, commitment })
    .where('id', '=', level.id);
  return run(tx, update);
}

/** Stores a win and publishes it to the player's pages. */
async function storeWin(tx: Transaction, win: Win, amount: bigint): Promise<void> {
  const { level, taken, feed } = win;
  const { order, hit } = feed;
  const ended = taken.ended;
  const [stored] = await tx.query<{ id: bigint }>(sql`
    insert into jackpot_wins (level_id, run, player_id, round_id, game, nickname, amount_eur, amount, currency, staked,
      drawn, won_from, won_to, seed_id, nonce, threshold, salt, commitment, won_at)
    values (${level.id}, ${taken.run}, ${order.playerId}, ${order.roundId}, ${order.slug}, ${maskName(order.nickname)}, ${taken.amount},
      ${amount}, ${order.currency}, ${String(feed.staked)}, ${ended ? null : String(hit!.drawn)}, ${ended ? null : String(hit!.numbers.from)},
      ${ended ? null : String(hit!.numbers.to)}, ${feed.seedId}, ${feed.nonce}, ${ended?.threshold ?? null}, ${ended?.salt ?? null},
      ${ended?.commitment ?? null}, ${feed.at})
    returning id`);
  assert(stored);
  await publish(tx, {
    topic: 'jackpot_wins',
    players: [order.playerId],
    event: 'award',
    payload: { id: toWire(stored.id), ...newsOf(win), amount_cents: amountToWire(amount), currency: order.currency },
  });
}

const newsOf = ({ feed, level }: Win) => ({
  jackpot: feed.jackpot,
  level: level.terms.id,
  game: feed.order.slug,
  round_id: feed.order.roundId,
});

const tellPublic = (tx: Transaction, { feed, level, taken }: Win): Promise<void> =>
  publish(tx, {
    topic: 'public:jackpots',
    event: 'won',
    payload: { jackpot: feed.jackpot, level: level.terms.id, amount_cents: amountToWire(taken.amount) },
  });
