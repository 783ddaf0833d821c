import type { CurrencyCode } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import type { Selection } from './leg-state.ts';

/** Change to what the house must pay if an outcome wins, in subunits. */
export interface Reserve extends Selection {
  currency: CurrencyCode;
  amount: bigint;
}

export const reserveOf = (
  { event_id, market_id, specifiers, outcome }: Selection,
  currency: CurrencyCode,
  amount: bigint,
): Reserve => ({ event_id, market_id, specifiers, outcome, currency, amount });

type Key = Omit<Reserve, 'amount'>;

/**
 * Returns the key of the whole event: the sum of its outcomes. Its row is locked before its outcomes' rows, so the lock
 * on it covers them all.
 */
export const wholeEvent = <Each extends Key>(key: Each): Each => ({
  ...key,
  market_id: 0,
  specifiers: '',
  outcome: '',
});

/** The one order in which rows are locked: event by event, the event itself first. */
const keyText = ({ event_id, currency, market_id, specifiers, outcome }: Key): string =>
  [event_id, currency, market_id, specifiers, outcome].join('/');

/** Returns one reserve per row, including the rows of the events, in lock order. */
function summed(reserves: readonly Reserve[]): Reserve[] {
  const sums = new Map<string, Reserve>();
  for (const reserve of reserves.flatMap((one) => [one, wholeEvent(one)])) {
    const before = sums.get(keyText(reserve))?.amount ?? 0n;
    sums.set(keyText(reserve), { ...reserve, amount: before + reserve.amount });
  }
  return inOrder(sums);
}

const inOrder = <Each>(keyed: ReadonlyMap<string, Each>): Each[] =>
  Array.from(keyed)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each);

/** Changes what is reserved for some outcomes, without asking for limits. What was settled meanwhile has nothing to release. */
export async function changeReserves(tx: Transaction, changes: readonly Reserve[]): Promise<void> {
  const [more, less] = [changes.filter(({ amount }) => amount > 0n), changes.filter(({ amount }) => amount < 0n)];
  if (less.length > 0) await lockReserves(tx, changes.map(wholeEvent));
  if (more.length > 0) await add(tx, summed(more));
  if (less.length > 0) await release(tx, less);
}

/** Locks and returns the reserves of some outcomes and their events until the transaction ends. */
export async function lockReserves(tx: Transaction, keys: readonly Key[]): Promise<Reserves> {
  const wanted = inOrder(new Map(keys.flatMap((key) => [key, wholeEvent(key)]).map((key) => [keyText(key), key])));
  const rows = await tx.query<Key & { returns: bigint }>({
    name: 'sport_lock_reserves',
    ...sql`
      select l.event_id, l.market_id, l.specifiers, l.outcome, l.currency, l.returns
      from unnest(${wanted.map(({ event_id }) => event_id)}::bigint[], ${wanted.map(({ market_id }) => market_id)}::integer[],
        ${wanted.map(({ specifiers }) => specifiers)}::text[], ${wanted.map(({ outcome }) => outcome)}::text[],
        ${wanted.map(({ currency }) => currency)}::text[])
        with ordinality as r (event_id, market_id, specifiers, outcome, currency, position)
      join sport_liabilities l on l.event_id = r.event_id and l.market_id = r.market_id and l.specifiers = r.specifiers
        and l.outcome = r.outcome and l.currency = r.currency
      order by r.position for update of l`,
  });
  return new Reserves(rows.map(({ returns, ...key }) => [key, returns]));
}

/** Creates and locks the rows of some events. A transaction that changes reserves twice must call this first. */
export const holdEventReserves = (
  tx: Transaction,
  events: readonly bigint[],
  currency: CurrencyCode,
): Promise<unknown> => {
  const rows = events.map((event_id) => wholeEvent({ event_id, market_id: 0, specifiers: '', outcome: '', currency }));
  return add(tx, summed(rows.map((row) => ({ ...row, amount: 0n }))));
};

/** Reserved amounts of outcomes and of whole events. */
export class Reserves {
  readonly #amounts: Map<string, bigint>;

  constructor(rows: readonly (readonly [Key, bigint])[]) {
    this.#amounts = new Map(rows.map(([key, amount]) => [keyText(key), amount]));
  }

  of(key: Key): bigint {
    return this.#amounts.get(keyText(key)) ?? 0n;
  }

  add(reserves: readonly Reserve[]): void {
    for (const reserve of reserves.flatMap((one) => [one, wholeEvent(one)]))
      this.#amounts.set(keyText(reserve), this.of(reserve) + reserve.amount);
  }
}

/** Reserves for many bets with one statement that locks as it goes. Send it late: others wait for these rows. */
export async function reserveTogether(tx: Transaction, wanted: readonly Reserve[]): Promise<SharedReserves> {
  const some = wanted.filter(({ amount }) => amount > 0n);
  const sums = summed(some);
  const asked = new Map(sums.map((sum) => [keyText(sum), sum.amount]));
  const rows = sums.length === 0 ? [] : await add(tx, sums);
  return new SharedReserves(
    rows.map(({ returns, ...key }) => [key, returns - asked.get(keyText(key))!]),
    some,
  );
}

/**
 * Reserves held by the bets taken so far. The whole requested amount stays reserved until `giveBack` releases what no
 * bet took.
 */
export class SharedReserves extends Reserves {
  readonly #left: Set<Reserve>;

  constructor(rows: readonly (readonly [Key, bigint])[], wanted: readonly Reserve[]) {
    super(rows);
    this.#left = new Set(wanted);
  }

  take(reserves: readonly Reserve[]): void {
    this.add(reserves);
    for (const reserve of reserves) this.#left.delete(reserve);
  }

  /** Releases the reserves of bets that were not taken, and deletes the rows of outcomes without bets. */
  async giveBack(tx: Transaction): Promise<void> {
    const left = Array.from(this.#left);
    if (left.length === 0) return;
    await release(
      tx,
      left.map((reserve) => ({ ...reserve, amount: -reserve.amount })),
    );
    await dropIdle(tx, summed(left));
  }
}

const dropIdle = (tx: Transaction, keys: readonly Key[]) =>
  tx.query(sql`
    delete from sport_liabilities l
    using unnest(${keys.map(({ event_id }) => event_id)}::bigint[], ${keys.map(({ market_id }) => market_id)}::integer[],
      ${keys.map(({ specifiers }) => specifiers)}::text[], ${keys.map(({ outcome }) => outcome)}::text[],
      ${keys.map(({ currency }) => currency)}::text[]) as r (event_id, market_id, specifiers, outcome, currency)
    where l.event_id = r.event_id and l.market_id = r.market_id and l.specifiers = r.specifiers and l.outcome = r.outcome
      and l.currency = r.currency and l.returns = 0`);

const add = (tx: Transaction, sorted: readonly Reserve[]) =>
  tx.query<Key & { returns: bigint }>({
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

/**
 * Lowers reserves; amounts are negative. The events' rows must be locked. An event is lowered by what its outcomes
 * actually had.
 */
async function release(tx: Transaction, reserves: readonly Reserve[]): Promise<void> {
  const rows = summed(reserves).filter(({ market_id }) => market_id > 0);
  await tx.query({
    name: 'sport_release_reserves',
    ...sql`
      with released as (
        update sport_liabilities l set returns = l.returns + r.amount
        from unnest(${rows.map(({ event_id }) => event_id)}::bigint[], ${rows.map(({ market_id }) => market_id)}::integer[],
          ${rows.map(({ specifiers }) => specifiers)}::text[], ${rows.map(({ outcome }) => outcome)}::text[],
          ${rows.map(({ currency }) => currency)}::text[], ${rows.map(({ amount }) => amount)}::bigint[])
          as r (event_id, market_id, specifiers, outcome, currency, amount)
        where l.event_id = r.event_id and l.market_id = r.market_id and l.specifiers = r.specifiers and l.outcome = r.outcome
          and l.currency = r.currency
        returning l.event_id, l.currency, r.amount
      )
      update sport_liabilities e set returns = e.returns + s.amount
      from (select event_id, currency, sum(amount)::bigint as amount from released group by event_id, currency) as s
      where e.event_id = s.event_id and e.currency = s.currency and e.market_id = 0 and e.specifiers = '' and e.outcome = ''`,
  });
}

/** Drops the rows of a market whose bets are settled, or of all of an event. */
export async function dropReserves(
  tx: Transaction,
  eventId: bigint,
  market: Pick<Selection, 'market_id' | 'specifiers'> | null,
): Promise<void> {
  await tx.query(sql`
    select from sport_liabilities where event_id = ${eventId} and market_id = 0 order by currency for update`);
  if (!market) return void (await tx.query(sql`delete from sport_liabilities where event_id = ${eventId}`));
  await tx.query(sql`
    with dropped as (
      delete from sport_liabilities where event_id = ${eventId} and market_id = ${market.market_id} and specifiers = ${market.specifiers}
      returning currency, returns
    )
    update sport_liabilities e set returns = e.returns - s.returns
    from (select currency, sum(returns)::bigint as returns from dropped group by currency) as s
    where e.event_id = ${eventId} and e.market_id = 0 and e.currency = s.currency`);
}
