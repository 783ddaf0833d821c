import {
  toWire,
  type Bet,
  type BetStatus,
  type EventStatus,
  type OddsChange,
  type Publication,
} from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { publish, sql, type Queryable, type Transaction } from '@croupier/server-database';

export interface BetRow {
  id: string;
  number: bigint;
  player_id: bigint;
  digest: Buffer;
  hold_id: string;
  currency: CurrencyCode;
  stake: bigint;
  odds_change: OddsChange;
  status: BetStatus;
  possible_return: bigint;
  returned: bigint | null;
  placed_at: Date;
  decide_at: Date | null;
  settled_at: Date | null;
  rejection: Bet['rejection'];
  receipt: Bet['receipt'];
}

export interface LegRow {
  bet_id: string;
  position: number;
  event_id: bigint;
  market_id: number;
  specifiers: string;
  outcome: string;
  shown_odds: number;
  odds: number;
  fair: number;
  market_version: number;
  home_score: number | null;
  away_score: number | null;
  result: 0 | 1 | null;
  void_halves: 0 | 1 | 2 | null;
}

interface LegWithEvent extends LegRow {
  home: string;
  away: string;
  tournament: string;
  kick_off_at: Date;
  event_status: EventStatus;
  event_home_score: number;
  event_away_score: number;
}

/** Bets as their owner sees them, in the order of the rows. */
export async function toBets(db: Queryable, rows: readonly BetRow[]): Promise<Bet[]> {
  if (rows.length === 0) return [];
  const legs = await db.query<LegWithEvent>(sql`
    select l.*, h.name as home, a.name as away, t.name as tournament, e.kick_off_at, e.status as event_status,
      e.home_score as event_home_score, e.away_score as event_away_score
    from sport_bet_legs l join sport_events e on e.id = l.event_id join sport_tournaments t on t.slug = e.tournament
    join sport_clubs h on h.id = e.home join sport_clubs a on a.id = e.away
    where l.bet_id = any(${rows.map(({ id }) => id)}::uuid[]) order by l.bet_id, l.position`);
  return rows.map((row) =>
    toBet(
      row,
      legs.filter(({ bet_id }) => bet_id === row.id),
    ),
  );
}

function toBet(row: BetRow, legs: readonly LegWithEvent[]): Bet {
  return {
    id: row.id,
    status: row.status,
    currency: row.currency,
    stake_cents: toWire(row.stake),
    odds_change: row.odds_change,
    possible_return_cents: toWire(row.possible_return),
    return_cents: row.returned === null ? null : toWire(row.returned),
    placed_at: row.placed_at.toISOString(),
    decide_at: row.status === 'pending' ? (row.decide_at?.toISOString() ?? null) : null,
    settled_at: row.settled_at?.toISOString() ?? null,
    rejection: row.rejection,
    receipt: row.receipt,
    legs: legs.map(toLeg),
  };
}

function toLeg(leg: LegWithEvent): Bet['legs'][number] {
  const halves = leg.void_halves;
  return {
    event: {
      id: Number(leg.event_id),
      home: leg.home,
      away: leg.away,
      tournament: leg.tournament,
      kick_off_at: leg.kick_off_at.toISOString(),
      status: leg.event_status,
      score: { home: leg.event_home_score, away: leg.event_away_score },
    },
    market_id: leg.market_id,
    specifiers: leg.specifiers,
    outcome: leg.outcome,
    shown_odds: leg.shown_odds,
    odds: leg.odds,
    fair: leg.fair,
    live_score:
      leg.home_score === null || leg.away_score === null ? null : { home: leg.home_score, away: leg.away_score },
    result: leg.result,
    void_factor: halves === null ? null : ([0, 0.5, 1] as const)[halves],
  };
}

/** Tells the players' browsers how their bets stand now, in the transaction that changed them. */
export async function publishBets(tx: Transaction, rows: readonly BetRow[]): Promise<void> {
  const bets = await toBets(tx, rows);
  await publish(
    tx,
    ...bets.map((bet, index): Publication => ({
      topic: 'bets',
      players: [Number(rows[index]!.player_id)],
      event: 'changed',
      payload: bet,
    })),
  );
}
