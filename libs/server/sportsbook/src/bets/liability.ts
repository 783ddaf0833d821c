import { Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, sql, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import type { Selection } from './leg-state.ts';

export interface Reserve extends Selection {
  currency: CurrencyCode;
  /** Subunits the house must expect to pay more, or less, if it comes true. */
  amount: bigint;
  /** What that is of, so that a refusal can name the stake that would still be taken. */
  of: { stake: bigint; reserved: bigint };
}

/**
 * Changes what is reserved for some outcomes, or refuses with what is still free of one. In one order whatever the bet:
 * nobody waits for each other. A statement an outcome: parallel bets can't exceed the limit together.
 */
export async function changeReserves(tx: Transaction, changes: readonly Reserve[], limit: bigint): Promise<void> {
  const done: Reserve[] = [];
  for (const change of inOrder(changes)) {
    if (change.amount < 0n) await release(tx, change);
    // A refusal leaves nothing changed: its transaction may go on and reject the bet.
    else if (change.amount > 0n)
      await reserve(tx, change, limit).catch(async (refusal: unknown) => {
        if (refusal instanceof Refusal) for (const one of done) await release(tx, { ...one, amount: -one.amount });
        throw refusal;
      });
    done.push(change);
  }
}

export const reserveOf = (
  { event_id, market_id, specifiers, outcome }: Selection,
  { currency, stake }: { currency: CurrencyCode; stake: bigint },
  /** Where something is reserved already, what is changed of it. */
  amount: bigint,
  reserved = amount,
): Reserve => ({ event_id, market_id, specifiers, outcome, currency, amount, of: { stake, reserved } });

/** The one order in which outcomes are locked; of one outcome by currency. */
const keyText = ({ event_id, market_id, specifiers, outcome, currency }: Omit<Reserve, 'amount' | 'of'>): string =>
  [event_id, market_id, specifiers, outcome, currency].join('/');

const inOrder = <Each extends Omit<Reserve, 'amount' | 'of'>>(reserves: readonly Each[]): Each[] => {
  const keyed = reserves.map((reserve) => ({ reserve, key: keyText(reserve) }));
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ reserve }) => reserve);
};

interface SharedReserve {
  reserve: Reserve;
  /** What bets that are taken hold of it. */
  taken: bigint;
  /** What was reserved for others, and no bet has taken. */
  over: bigint;
}

/** Reserves for many bets with one statement that locks as it goes. Send it last: others wait for these rows. */
export async function reserveTogether(tx: Transaction, wanted: readonly Reserve[]): Promise<SharedReserves> {
  const sums = new Map<string, Reserve>();
  for (const reserve of wanted) {
    if (reserve.amount <= 0n) continue;
    const before = sums.get(keyText(reserve))?.amount ?? 0n;
    sums.set(keyText(reserve), { ...reserve, amount: before + reserve.amount });
  }
  const rows = sums.size === 0 ? [] : await add(tx, inOrder(Array.from(sums.values())));
  return new SharedReserves(
    rows.map(({ returns, ...key }): SharedReserve => {
      const reserve = sums.get(keyText(key))!;
      return { reserve, taken: returns - reserve.amount, over: reserve.amount };
    }),
  );
}

/** What is reserved for the outcomes of some bets: for all of them at first, and in the end for those that are taken. */
export class SharedReserves {
  readonly #rows: Map<string, SharedReserve>;

  constructor(rows: readonly SharedReserve[]) {
    this.#rows = new Map(rows.map((row) => [keyText(row.reserve), row]));
  }

  /** One bet's, or a refusal with what is still free of an outcome. */
  take(reserves: readonly Reserve[], limit: bigint): void {
    const wanted = inOrder(reserves).filter(({ amount }) => amount > 0n);
    for (const reserve of wanted) {
      const { taken } = this.#rows.get(keyText(reserve))!;
      if (taken + reserve.amount > limit) throw noRoom(reserve, limit - taken);
    }
    for (const reserve of wanted) {
      const row = this.#rows.get(keyText(reserve))!;
      row.taken += reserve.amount;
      row.over -= reserve.amount;
    }
  }

  /** What bets that are not taken had reserved. */
  async giveBack(tx: Transaction): Promise<void> {
    for (const { reserve, over } of this.#rows.values())
      if (over > 0n) await release(tx, { ...reserve, amount: -over });
  }
}

const add = (tx: Transaction, sorted: readonly Reserve[]) =>
  tx.query<Omit<Reserve, 'amount' | 'of'> & { returns: bigint }>({
    name: 'sport_add_reserves',
    ...sql`
      insert into sport_liabilities as l (event_id, market_id, specifiers, outcome, currency, returns)
      select event_id, market_id, specifiers, outcome, currency, amount
      from unnest(${sorted.map(({ event_id }) => event_id)}::bigint[], ${sorted.map(({ market_id }) => market_id)}::integer[],
        ${sorted.map(({ specifiers }) => specifiers)}::text[], ${sorted.map(({ outcome }) => outcome)}::text[],
        ${sorted.map(({ currency }) => currency)}::text[], ${sorted.map(({ amount }) => amount)}::bigint[])
        with ordinality as r (event_id, market_id, specifiers, outcome, currency, amount, position)
      order by position
      on conflict (event_id, market_id, specifiers, outcome, currency) do update set returns = l.returns + excluded.returns
      returning event_id, market_id, specifiers, outcome, currency, returns`,
  });

/** Names the stake that what is free would still take. */
function noRoom({ of, currency }: Reserve, free: bigint): Refusal {
  const most = free > 0n ? (of.stake * free) / of.reserved : 0n;
  const params = { max_stake_cents: toWire(most), reason: 'outcome', currency };
  return new Refusal('stake_too_large', { path: ['stake_cents'], params });
}

async function reserve(tx: Transaction, { amount, of, ...key }: Reserve, limit: bigint): Promise<void> {
  const taken = await tx.query(sql`
    insert into sport_liabilities as l (event_id, market_id, specifiers, outcome, currency, returns)
    select ${key.event_id}::bigint, ${key.market_id}::integer, ${key.specifiers}::text, ${key.outcome}::text, ${key.currency}::text, ${amount}::bigint
    where ${amount}::bigint <= ${limit}::bigint
    on conflict (event_id, market_id, specifiers, outcome, currency)
    do update set returns = l.returns + excluded.returns where l.returns + excluded.returns <= ${limit}
    returning returns`);
  if (taken.length > 0) return;
  const reserved = tables.selectFrom('sport_liabilities').select('returns');
  const [row] = await run(
    tx,
    reserved.where(({ and }) => and(keyOf(key))),
  );
  // What this bet holds of it already is its own.
  throw noRoom({ ...key, amount, of }, limit - (row?.returns ?? 0n) + of.reserved - amount);
}

/** A negative amount is less to pay. */
async function release(tx: Transaction, { amount, of: _, ...key }: Reserve): Promise<void> {
  const change = tables.updateTable('sport_liabilities').set(({ eb }) => ({ returns: eb('returns', '+', amount) }));
  await run(
    tx,
    change.where(({ and }) => and(keyOf(key))),
  );
}

const keyOf = ({ event_id, market_id, specifiers, outcome, currency }: Omit<Reserve, 'amount' | 'of'>) => ({
  event_id,
  market_id,
  specifiers,
  outcome,
  currency,
});
