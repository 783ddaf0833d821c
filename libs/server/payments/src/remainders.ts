import { type CurrencyCode, currencyCodes, fractionDigits, isCrypto } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

const MOST_OF_EACH = 100;

/** Coin deposit whose amount was finer than our subunit. */
export interface Remainder {
  id: string;
  player_id: bigint;
  currency: CurrencyCode;
  finished_at: Date;
  /** Amount in major units, as the provider reported it. */
  came: string;
  /** Credited amount in subunits. */
  amount: bigint;
  /** Fraction below our subunit, in major units. It is not in our ledger; the provider holds it for us. */
  remainder: string;
  /** Number of such deposits in the currency; `total` is the sum of their remainders. */
  deposits: number;
  total: string;
}

const coins = currencyCodes.filter(isCrypto);

/** Lists credited coin deposits that were rounded down to our subunit: the newest of each currency, and their sums. */
export const listRemainders = (db: Queryable): Promise<Remainder[]> =>
  db.query<Remainder>(sql`
    with found as materialized (
      select distinct on (p.id) p.id, p.player_id, p.currency, p.amount, p.finished_at, c.amount as came, d.digits
      from payment_callbacks c
      join payments p on p.id = c.payment_id
      join unnest(${coins}::text[], ${coins.map(fractionDigits)}::integer[]) as d (currency, digits)
        on d.currency = p.currency
      where p.action = 'deposit' and p.state = 'succeeded' and c.outcome = 'applied' and c.currency = p.currency
        and c.amount ~ '^[0-9]+[.][0-9]+$' and length(rtrim(split_part(c.amount, '.', 2), '0')) > d.digits
      order by p.id, c.number desc
    ), counted as (
      select found.*, came::numeric - trunc(came::numeric, digits) as remainder from found
    ), summed as (
      select counted.*, count(*) over of_currency as deposits, sum(remainder) over of_currency as total,
        row_number() over (partition by currency order by finished_at desc, id) as place
      from counted
      window of_currency as (partition by currency)
    )
    select id, player_id, currency, amount, finished_at, came, trim_scale(remainder)::text as remainder,
      deposits::integer, trim_scale(total)::text as total
    from summed where place <= ${MOST_OF_EACH}::integer order by currency, place`);
