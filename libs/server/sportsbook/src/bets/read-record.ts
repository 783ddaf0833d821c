import { MILLION, type Odds, ODDS_ONE } from '@croupier/bet-math';
import { type ClosingLeg, type Field, type readBetRecord, type Reply, amountToWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';
import { dayOf, LIMITS_TIME_ZONE } from '@croupier/server-limits';
import { fieldOf } from './bet-row.ts';
import { sumBets, sumOpenStakes } from './sum-bets.ts';

const DAYS = 14;
const DAY_MS = 86_400_000;
/** Newest settled bets that are compared, and the number of them shown. */
const BETS = 200;
const SHOWN = 10;

interface Wanted {
  playerId: number;
  currency: CurrencyCode;
  now: Date;
}

/** Returns the result of a player's bets, and how their odds compare with the closing odds. */
export async function readRecord(db: Queryable, wanted: Wanted): Promise<Reply<typeof readBetRecord>> {
  const [days, closing, open] = await Promise.all([
    readDays(db, wanted),
    readClosing(db, wanted),
    sumOpenStakes(db, wanted),
  ]);
  const gains = closing.map(({ odds, closing_odds }) => (odds * MILLION) / closing_odds - MILLION);
  const sum = gains.reduce((all, gain) => all + gain, 0);
  return {
    days,
    open_cents: amountToWire(open),
    closing: {
      legs: gains.length,
      better: gains.filter((gain) => gain > 0).length,
      mean_gain: gains.length === 0 ? null : Math.round(sum / gains.length),
      newest: closing.slice(0, SHOWN),
    },
  };
}

async function readDays(db: Queryable, { playerId, currency, now }: Wanted) {
  const from = new Date(now.getTime() - DAYS * DAY_MS);
  const to = new Date(now.getTime() + 1);
  const sums = await sumBets(db, { playerId, from, to, timeZone: LIMITS_TIME_ZONE });
  const own = new Map(sums.filter((sum) => sum.currency === currency).map((sum) => [sum.day, sum]));
  const today = Date.parse(dayOf(now));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    const { staked = 0n, returned = 0n } = own.get(day) ?? {};
    return { day, staked_cents: amountToWire(staked), returned_cents: amountToWire(returned) };
  });
}

/** Legs taken before kick-off, newest bet first, with the last price of their outcome. A starting price is its own closing one. */
async function readClosing(db: Queryable, { playerId, currency }: Wanted): Promise<ClosingLeg[]> {
  const rows = await db.query<ClosingRow>({
    name: 'sport_closing_legs',
    ...sql`
      with newest as (
        select id, number, placed_at, status, currency from sport_bets
        where player_id = ${playerId} and status in ('rejected', 'settled', 'void', 'cashed_out') order by number desc limit ${BETS}
      )
      select jsonb_build_object('id', e.id, 'home', coalesce(h.name, ''), 'away', coalesce(a.name, ''), 'tournament', t.name) as event, e.field,
        coalesce((l.finish->>'deduction')::integer, 0) as deduction, l.market_id, l.specifiers, l.outcome,
        b.placed_at, l.odds, (c.price->>'odds')::integer as closing_odds
      from newest b join sport_bet_legs l on l.bet_id = b.id and l.home_score is null and not l.starting_price
        join sport_events e on e.id = l.event_id join sport_tournaments t on t.slug = e.tournament
        left join sport_clubs h on h.id = e.home left join sport_clubs a on a.id = e.away
        cross join lateral jsonb_array_elements(e.closing) as c (price)
      where b.status <> 'rejected' and b.currency = ${currency} and c.price->>'specifiers' = l.specifiers
        and (c.price->>'market_id')::integer = l.market_id and c.price->>'outcome' = l.outcome
      order by b.number desc, l.position`,
  });
  return rows.map(({ placed_at, field, deduction, event, odds, ...leg }) => ({
    ...leg,
    event: { ...event, ...(field && { field: fieldOf(field) }) },
    odds: deducted(odds, deduction),
    placed_at: placed_at.toISOString(),
  }));
}

interface ClosingRow extends Omit<ClosingLeg, 'placed_at'> {
  placed_at: Date;
  field: Field | null;
  /** Hundredths of the winnings. */
  deduction: number;
}

/** The closing price knows who stays away, one taken before does not: less what is deducted it is one of the same field. */
const deducted = (odds: Odds, deduction: number): Odds =>
  ODDS_ONE + Math.floor(((odds - ODDS_ONE) * (100 - deduction)) / 100);
