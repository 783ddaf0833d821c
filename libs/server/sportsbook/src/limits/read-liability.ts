import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run, sql } from '@croupier/server-database';
import { columns, type SportLimits, tables } from '../schema.gen.ts';
import { defaultLimit, riskScopes } from './operator-limits.ts';

interface LimitInForce {
  scope: SportLimits['scope'];
  group_id: number | null;
  currency: CurrencyCode;
  amount: bigint;
  /** Null where no operator set it. */
  actor: string | null;
  at: Date | null;
}

/** Returns the limits of a currency: the house's limits, set by an operator or by default, and the maximum stakes. */
export async function readSportLimits(db: Queryable, currency: CurrencyCode): Promise<LimitInForce[]> {
  const own = tables.selectFrom('sport_limits').select(columns.sport_limits).where('currency', '=', currency);
  const rows = await run(db, own.orderBy('scope').orderBy('group_id'));
  const risks = riskScopes.map((scope): LimitInForce => {
    const set = rows.find((row) => row.scope === scope);
    return set ?? { scope, group_id: null, currency, amount: defaultLimit(scope, currency), actor: null, at: null };
  });
  return [...risks, ...rows.filter(({ scope }) => scope === 'stake')];
}

/** Highest liabilities of the house, in subunits, with their outcomes. */
export interface AtRisk {
  event_id: bigint;
  /** `Arsenal – Leeds`, or the league of a race or a season. */
  name: string;
  kick_off_at: Date;
  market_id: number;
  specifiers: string;
  outcome: string;
  returns: bigint;
}

/** The events, or the outcomes, on which most is at risk. All rows are looked at: an index on what changes with each bet would cost more. */
export const readAtRisk = (
  db: Queryable,
  { scope, currency, most }: { scope: 'event' | 'outcome'; currency: CurrencyCode; most: number },
): Promise<AtRisk[]> =>
  db.query<AtRisk>(sql`
    select l.event_id, coalesce(h.name || ' – ' || a.name, t.name) as name, e.kick_off_at, l.market_id, l.specifiers, l.outcome, l.returns
    from sport_liabilities l join sport_events e on e.id = l.event_id join sport_tournaments t on t.slug = e.tournament
    left join sport_clubs h on h.id = e.home left join sport_clubs a on a.id = e.away
    where l.currency = ${currency} and (l.market_id = 0) = ${scope === 'event'}::boolean and l.returns > 0
    order by l.returns desc, l.event_id, l.market_id, l.specifiers, l.outcome limit ${most}`);

/** The players whose open bets return most at most. */
export const readPlayersAtRisk = (
  db: Queryable,
  { currency, most }: { currency: CurrencyCode; most: number },
): Promise<{ player_id: bigint; bets: bigint; returns: bigint }[]> =>
  db.query(sql`
    select player_id, count(*) as bets, sum(possible_return)::bigint as returns from sport_bets
    where status in ('pending', 'accepted') and currency = ${currency}
    group by player_id order by returns desc, player_id limit ${most}`);

/** Days (UTC) whose bets are still open, the newest first. */
export const readDaysAtRisk = (
  db: Queryable,
  { currency, most }: { currency: CurrencyCode; most: number },
): Promise<{ day: string; returns: bigint }[]> =>
  db.query(sql`
    select day::text, returns from sport_day_liabilities where currency = ${currency} and returns > 0 order by day desc limit ${most}`);
