import { sql as raw } from 'kysely';
import { type BetTotals, MOST_BETS, amountToWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { LIMITS_TIME_ZONE } from '@croupier/server-limits';
import { tables } from '../schema.gen.ts';
import { possibleNow } from './bet-lines.ts';
import { type BetRow, findBets, withLegs } from './bet-row.ts';
import { filteredBets, type OwnBets } from './filter-bets.ts';

/** A plot of more days than this is one of months. */
const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

/** Returns the totals of the filtered bets. A bet and its return count on the day it was placed. */
export async function readTotals(db: Queryable, filter: OwnBets): Promise<BetTotals> {
  const mine = () => tables.with('mine', () => filteredBets(filter).limit(MOST_BETS)).selectFrom('mine');
  const sums = mine()
    .select([
      'currency',
      raw<string>`count(*)`.as('bets'),
      raw<bigint>`coalesce(sum(possible_return) filter (where ${open}), 0)::bigint`.as('possible'),
    ])
    .select([staked, returned])
    .select([raw<Date>`min(placed_at)`.as('first'), raw<Date>`max(placed_at)`.as('last')])
    .groupBy('currency')
    .orderBy('bets', 'desc')
    .orderBy('currency');
  const told = mine()
    .select(['id', 'possible_return'])
    .where(open)
    .where(raw<boolean>`exists (select from sport_bet_legs l where l.bet_id = mine.id and l.result is not null)`);
  const [rows, partly] = await Promise.all([run(db, sums), run(db, told)]);
  const overs = await countedTooHigh(db, partly);
  const times = rows.flatMap(({ first, last }) => [first.getTime(), last.getTime()]);
  const step = Math.max(0, ...times) - Math.min(...times) > MOST_DAYS * DAY_MS ? 'month' : 'day';
  const span = raw<string>`to_char(placed_at at time zone ${LIMITS_TIME_ZONE}, ${step === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'})`;
  const spans =
    rows.length === 0
      ? []
      : await run(
          db,
          mine()
            .select([span.as('span'), 'currency', staked, returned])
            .groupBy(['span', 'currency'])
            .orderBy('span'),
        );
  return {
    currencies: rows.map(({ currency, bets, ...one }) => ({
      currency,
      bets: Number(bets),
      staked_cents: amountToWire(one.staked),
      returned_cents: amountToWire(one.returned),
      possible_cents: amountToWire(one.possible - (overs.get(currency) ?? 0n)),
    })),
    step,
    spans: spans.map((one) => ({
      span: one.span,
      currency: one.currency,
      staked_cents: amountToWire(one.staked),
      returned_cents: amountToWire(one.returned),
    })),
  };
}

const open = raw<boolean>`status in ('pending', 'accepted')`;

/** By how much the stored returns of bets with legs that are decided are above what these can still pay, by currency. */
async function countedTooHigh(
  db: Queryable,
  partly: readonly Pick<BetRow, 'id' | 'possible_return'>[],
): Promise<Map<CurrencyCode, bigint>> {
  if (partly.length === 0) return new Map();
  const rows = await findBets(
    db,
    partly.map(({ id }) => id),
  );
  const sums = new Map<CurrencyCode, bigint>();
  for (const bet of await withLegs(db, rows)) {
    const { currency, possible_return } = bet.row;
    sums.set(currency, (sums.get(currency) ?? 0n) + possible_return - possibleNow(bet));
  }
  return sums;
}

/** Includes stakes that were cashed out earlier. */
const staked =
  raw<bigint>`coalesce(sum(stake + sold_stake) filter (where status <> 'rejected' and funding->>'gift' is distinct from 'true'), 0)::bigint`.as(
    'staked',
  );
const returned = raw<bigint>`coalesce(sum(coalesce(returned, 0) + sold_for), 0)::bigint`.as('returned');
