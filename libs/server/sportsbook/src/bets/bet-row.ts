import assert from 'node:assert/strict';
import type { Insertable, Selectable, Updateable } from 'kysely';
import {
  type Bet,
  type BetCorrection,
  type BetOrder,
  type Field,
  type Publication,
  amountToWire,
  toWire,
} from '@croupier/contracts';
import { publish, type Queryable, run, sql, type Statement, type Transaction } from '@croupier/server-database';
import {
  describeFunding,
  type FundingTitles,
  readFundingTitles,
  type StoredFunding,
  toFunding,
} from '@croupier/server-promotions';
import type { DayChange } from '../limits/day-liability.ts';
import {
  columns,
  type SportBetCorrections,
  type SportBetLegs,
  type SportBets,
  type SportEvents,
  tables,
} from '../schema.gen.ts';
import { possibleNow, voidFactorOf } from './bet-lines.ts';
import type { LegFinish } from './field-legs.ts';

/** A row of bets with what its json columns hold. */
export interface BetRow extends Omit<Selectable<SportBets>, 'rejection' | 'receipt' | 'funding' | 'edit'> {
  rejection: Bet['rejection'];
  edit: StoredEdit | null;
  receipt: Bet['receipt'];
  funding: StoredFunding | null;
}
export type LegRow = Selectable<SportBetLegs>;

/** Edit of a live bet that waits for its live delay. */
export interface StoredEdit {
  /** The order as it was sent, including the order of its keys: its digest must not change. */
  order: BetOrder;
  /** Cash-out offered for the bet, and the stake it is for, in subunits. */
  stake: number;
  pays: number;
  /** Reason the edit was rejected. */
  rejection: Bet['rejection'];
}

/** Whole rows. */
export const selectBets = () => tables.selectFrom('sport_bets').select(columns.sport_bets).$castTo<BetRow>();

export const selectLegs = () => tables.selectFrom('sport_bet_legs').select(columns.sport_bet_legs);

/** Those of some ids that are stored. */
export const findBets = (db: Queryable, ids: readonly string[]): Promise<BetRow[]> =>
  db.query<BetRow>({
    name: 'sport_find_bets',
    text: `select ${columns.sport_bets.join(', ')} from sport_bets where id = any($1::uuid[])`,
    values: [`{${ids.join(',')}}`],
  });

/** A new row, its json as it is read and its bytes as Postgres writes them. */
export type NewBet = Omit<Insertable<SportBets>, 'funding' | 'digest'> & Pick<BetRow, 'funding'> & { digest: string };
export type NewLeg = Insertable<SportBetLegs>;

/** Stores bets with their legs, each table with one statement. Every row names the same columns. */
export async function insertBets(tx: Transaction, bets: readonly NewBet[], legs: readonly NewLeg[]): Promise<BetRow[]> {
  if (bets.length === 0) return [];
  const [rows] = await Promise.all([
    tx.query<BetRow>(insertAll('sport_bets', bets)),
    tx.query(insertAll('sport_bet_legs', legs)),
  ]);
  return rows;
}

function insertAll(table: 'sport_bets' | 'sport_bet_legs', rows: readonly object[]): Statement {
  const named = Object.keys(rows[0] ?? {});
  const text = `insert into ${table} (${named.join(', ')})
    select ${named.join(', ')} from json_populate_recordset(null::${table}, $1) returning ${columns[table].join(', ')}`;
  return { name: `sport_insert_${table}`, text, values: [JSON.stringify(rows, inJson)] };
}

const inJson = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Changes a bet and gives its row back. */
export const updateBet = (id: string, changes: Updateable<SportBets>) =>
  tables.updateTable('sport_bets').set(changes).where('id', '=', id).returning(columns.sport_bets).$castTo<BetRow>();

/** Returns the change a bet makes to the liability of the day it was placed. */
export const dayChangeOf = (
  { placed_at: placedAt, currency }: Pick<BetRow, 'placed_at' | 'currency'>,
  amount: bigint,
): DayChange => ({ placedAt, currency, amount });

/** A leg with what its owner is shown of the event. */
export interface LegWithEvent extends Omit<LegRow, 'finish'> {
  home: string;
  away: string;
  tournament: string;
  kick_off_at: Date;
  event_status: SportEvents['status'];
  event_home_score: number;
  event_away_score: number;
  /** Player the bet belongs to. */
  player: { id: string; name: string } | null;
  /** Set for a race or a season. */
  field: Field | null;
  finish: LegFinish | null;
}

/** A bet with all its legs. */
export interface BetWithLegs {
  row: BetRow;
  legs: readonly LegWithEvent[];
  titles: FundingTitles;
  /** Oldest first. */
  corrections: readonly CorrectedRow[];
}

type LegParts = Pick<LegRow, 'result' | 'void_halves'>;
/** State of a bet before a correction, and the amount that moved. */
export interface CorrectedRow extends Omit<Selectable<SportBetCorrections>, 'receipt' | 'legs'> {
  receipt: Bet['receipt'];
  legs: LegParts[];
}

/** Bets with their legs, in the order of the rows. */
export async function withLegs(db: Queryable, rows: readonly BetRow[]): Promise<BetWithLegs[]> {
  if (rows.length === 0) return [];
  const legs = await db.query<LegWithEvent>({
    name: 'sport_legs_of_bets',
    ...sql`
      select l.bet_id, l.position, l.player_id, l.event_id, l.market_id, l.specifiers, l.outcome, l.shown_odds, l.odds, l.fair,
        l.market_version, l.banker, l.reserved, l.home_score, l.away_score, l.result, l.void_halves, l.rolled_back, l.starting_price, l.places,
        l.fraction, l.finish, coalesce(h.name, '') as home, coalesce(a.name, '') as away, e.field,
        case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name) end as player,
        t.name as tournament, e.kick_off_at, e.status as event_status, e.home_score as event_home_score,
        e.away_score as event_away_score
      from sport_bet_legs l join sport_events e on e.id = l.event_id join sport_tournaments t on t.slug = e.tournament
      left join sport_clubs h on h.id = e.home left join sport_clubs a on a.id = e.away
      left join sport_players p on p.id = substring(l.specifiers from 'player=([^|]+)')
      where l.bet_id = any(${`{${rows.map(({ id }) => id).join(',')}}`}::uuid[]) order by l.bet_id, l.position`,
  });
  const legsOf = Map.groupBy(legs, ({ bet_id }) => bet_id);
  const titles = await readFundingTitles(
    db,
    rows.map(({ funding }) => funding),
  );
  const corrections = await readCorrections(db, rows);
  return rows.map((row) => ({
    row,
    legs: legsOf.get(row.id) ?? [],
    titles,
    corrections: corrections.get(row.id) ?? [],
  }));
}

/** Hardly any bet has some. */
async function readCorrections(db: Queryable, rows: readonly BetRow[]): Promise<Map<string, CorrectedRow[]>> {
  const ids = rows.filter(({ corrections }) => corrections > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const all = tables
    .selectFrom('sport_bet_corrections')
    .select(columns.sport_bet_corrections)
    .where('bet_id', 'in', ids)
    .orderBy('number')
    .$castTo<CorrectedRow>();
  return Map.groupBy(await run(db, all), ({ bet_id }) => bet_id);
}

/** Bets as their owner sees them, in the order of the rows. */
export const toBets = async (db: Queryable, rows: readonly BetRow[]): Promise<Bet[]> =>
  (await withLegs(db, rows)).map(toBet);

const isOpen = ({ status }: BetRow): boolean => status === 'pending' || status === 'accepted';

export function toBet({ row, legs: [first, ...more], titles, corrections }: BetWithLegs): Bet {
  assert(first);
  return {
    id: row.id,
    status: row.status,
    currency: row.currency,
    stake_cents: amountToWire(row.stake),
    odds_change: row.odds_change,
    sizes: row.sizes,
    each_way: row.each_way,
    funding: row.funding && describeFunding(toFunding(row.funding), 'freebet', titles),
    possible_return_cents: amountToWire(
      isOpen(row) ? possibleNow({ row, legs: [first, ...more] }) : row.possible_return,
    ),
    return_cents: row.returned === null ? null : amountToWire(row.returned),
    placed_at: row.placed_at.toISOString(),
    decide_at: row.status === 'pending' ? (row.decide_at?.toISOString() ?? null) : null,
    settled_at: row.settled_at?.toISOString() ?? null,
    sold:
      row.sold_stake === 0n
        ? null
        : { stake_cents: amountToWire(row.sold_stake), paid_cents: amountToWire(row.sold_for) },
    sell_at_cents: row.sell_at === null ? null : amountToWire(row.sell_at),
    rejection: row.rejection,
    receipt: row.receipt,
    ...(row.edit && { edit: toEdit(row.edit, row.edit_decide_at) }),
    corrections: corrections.map(toCorrection),
    legs: [toLeg(first), ...more.map(toLeg)],
  };
}

const toEdit = ({ order, rejection }: StoredEdit, decideAt: Date | null): Bet['edit'] => ({
  id: order.id,
  stake_cents: order.stake_cents,
  decide_at: decideAt?.toISOString() ?? null,
  rejection,
});

function toLeg(leg: LegWithEvent): Bet['legs'][number] {
  return {
    event: {
      id: toWire(leg.event_id),
      home: leg.home,
      away: leg.away,
      tournament: leg.tournament,
      kick_off_at: leg.kick_off_at.toISOString(),
      status: leg.event_status,
      score: { home: leg.event_home_score, away: leg.event_away_score },
      ...(leg.player && { players: [leg.player] }),
      ...(leg.field && { field: fieldOf(leg.field) }),
    },
    market_id: leg.market_id,
    specifiers: leg.specifiers,
    outcome: leg.outcome,
    shown_odds: leg.shown_odds,
    odds: leg.odds,
    fair: leg.fair,
    live_score: scoreOf(leg),
    banker: leg.banker,
    result: leg.result,
    void_factor: leg.void_halves === null ? null : voidFactorOf(leg.void_halves),
    rolled_back: leg.rolled_back,
    ...(leg.field && { field: fieldLegOf(leg) }),
  };
}

export const fieldOf = ({ kind, number, runners }: Field) => ({
  ...{ kind, number },
  runners: runners.map((runner) => ({ number: runner.number, name: runner.club.name })),
});

function fieldLegOf({ starting_price, places, fraction, finish }: LegWithEvent): Bet['legs'][number]['field'] {
  const open = { result: null, void_factor: null, dead_heat: null };
  return {
    starting_price,
    place: places === null || fraction === null ? null : { places, fraction, ...(finish?.place ?? open) },
    dead_heat: finish?.dead_heat ?? null,
    deduction: finish?.deduction ?? 0,
    deduction_table: finish?.table ?? null,
  };
}

const toCorrection = ({ at, kind, moved, ...before }: CorrectedRow): BetCorrection => ({
  at: at.toISOString(),
  kind,
  before: {
    status: before.status,
    return_cents: before.returned === null ? null : amountToWire(before.returned),
    settled_at: before.settled_at?.toISOString() ?? null,
    receipt: before.receipt,
    legs: before.legs.map(({ result, void_halves }) => ({
      result,
      void_factor: void_halves === null ? null : voidFactorOf(void_halves),
    })),
  },
  moved_cents: amountToWire(moved),
});

/** The score a live bet was sent at; null before kick-off. */
export const scoreOf = ({
  home_score: home,
  away_score: away,
}: Pick<LegRow, 'home_score' | 'away_score'>): { home: number; away: number } | null =>
  home === null || away === null ? null : { home, away };

/** Sends the players' browsers their changed bets, in the transaction that changed them. */
export const publishBets = (tx: Transaction, bets: readonly BetWithLegs[]): Promise<void> =>
  publish(
    tx,
    ...bets.map((bet): Publication => ({
      topic: 'bets',
      players: [toWire(bet.row.player_id)],
      event: 'changed',
      payload: toBet(bet),
    })),
  );
