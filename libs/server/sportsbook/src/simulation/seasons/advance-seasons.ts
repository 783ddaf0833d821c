import { placeTerms, type PricedMarket } from '@croupier/bet-math';
import type { Field, StandingsRow } from '@croupier/contracts';
import { type Database, type Queryable, run, sql, type Transaction } from '@croupier/server-database';
import { boundWaits } from '../../events/bound-waits.ts';
import { addField } from '../../feed/add-field.ts';
import type { MatchUpdate } from '../../feed/feed.ts';
import { applyUpdate } from '../../match-updates/apply-update.ts';
import { tables } from '../../schema.gen.ts';
import { readSeason } from '../../standings/read-standings.ts';
import type { League } from '../league.ts';
import { type Pairing, pairingOf, seasonOf, slotsOf } from '../pairings.ts';
import { FEED, kickOffOf } from '../schedule.ts';
import type { SimulationState } from '../state.ts';
import { seasonPrices } from './season-prices.ts';

const WAITS = { lockMs: 2_000, statementMs: 5_000 };

/** Leagues with a table in which clubs meet on equal terms; tours have none that a season is decided by. */
export const hasSeasons = ({ sport }: League): boolean => sport !== 'tennis';

interface Step {
  league: League;
  share: number;
  known: Map<string, ToldSeason>;
  /** True sends everything again. */
  again: boolean;
  now: Date;
}

interface Played {
  slot: number;
  over: boolean;
}

/** Last update of a league's season: its state, and the odds, which are slow to calculate. */
export interface ToldSeason {
  state: string;
  prices: PricedMarket[];
}

/** Offers, prices and settles the current season of a league. An unchanged state is sent again only with `again`. */
export async function advanceSeason(
  db: Database,
  state: SimulationState,
  { league, share, known, again, now }: Step,
): Promise<void> {
  const played = await readPlayed(db, league.slug);
  const last = played.at(-1);
  if (!last) return;
  // The one that is being played; the next begins when nothing of it is open.
  const open = played.find(({ over }) => !over) ?? last;
  const season = seasonOf(league.clubs, open.slot);
  const own = played.filter(({ slot }) => seasonOf(league.clubs, slot) === season);
  const told = `${season}:${own.filter(({ over }) => over).length}`;
  const before = known.get(league.slug);
  if (before?.state === told && !again) return;
  await db.transaction(async (tx) => {
    await boundWaits(tx, WAITS);
    await endSeasons(tx, league, season, now);
    const { rows } = await readSeason(tx, { slug: league.slug, sport: league.sport, season });
    const pairings = comingOf(league, season, own);
    const prices = before?.state === told ? before.prices : seasonPrices({ seed: state.seed, league, rows, pairings });
    known.set(league.slug, { state: told, prices });
    const [event] = await run(tx, openSeasons(league.slug).where('season', '=', season));
    const field = fieldOf(league, season);
    if (event) return applyUpdate(tx, event.id, updateOf({ at: now, field, prices }));
    const end = kickOffOf(state, league, season * slotsOf(league.clubs) - 3, share);
    if (end <= now || prices.every(({ odds }) => odds === null)) return;
    const fixture = { feed: FEED, feedKey: `season:${league.slug}:${season}`, tournament: league.slug, season };
    await addField(tx, { ...fixture, kickOffAt: end, speed: state.speed, seedHash: null, field, prices });
  });
}

const openSeasons = (league: string) =>
  tables
    .selectFrom('sport_events')
    .select(['id', 'season'])
    .where('tournament', '=', league)
    .where('field', 'is not', null)
    .where('ended_at', 'is', null);

/** Matches of a league in their order; of seasons long over none is open. */
const readPlayed = (db: Queryable, league: string): Promise<Played[]> =>
  db
    .query<Played>({
      name: 'sport_season_slots',
      ...sql`
      select s.slot, e.ended_at is not null as over
      from sport_simulated_matches s join sport_events e on e.id = s.event_id
      where s.league = ${league} order by s.slot desc limit 250`,
    })
    .then((rows) => rows.reverse());

/** Returns the remaining matches: the open ones, and those not offered yet. Matches that were left out stay out. */
function comingOf({ clubs }: League, season: number, own: readonly Played[]): Pairing[] {
  const slots = slotsOf(clubs);
  const first = (season - 1) * slots;
  const scheduled = own.at(-1)?.slot ?? first;
  const open = own.filter(({ over }) => !over).map(({ slot }) => slot);
  const later = Array.from({ length: slots }, (_, index) => first + index).filter((slot) => slot > scheduled);
  return [...open, ...later].flatMap((slot) => pairingOf(clubs, slot) ?? []);
}

const fieldOf = (league: League, season: number, rows: readonly StandingsRow[] = []): Field => ({
  kind: 'season',
  number: season,
  distance: null,
  terms: placeTerms(league.clubs.length),
  deduction_table: null,
  runners: league.clubs.map((club, index) => {
    const at = rows.findIndex((row) => row.club.id === club.id);
    return {
      ...{ number: index + 1, club, withdrawn: null, starting_odds: null, progress: null },
      rank: rows.length === 0 ? null : at + 1 || rows.length + 1,
    };
  }),
});

/** Seasons before this one are over: their tables say who won. */
async function endSeasons(tx: Transaction, league: League, current: number, now: Date): Promise<void> {
  const events = await run(tx, openSeasons(league.slug).where('season', '<', current));
  for (const { id, season } of events) {
    const { rows } = await readSeason(tx, { slug: league.slug, sport: league.sport, season });
    await applyUpdate(tx, id, updateOf({ at: now, field: fieldOf(league, season, rows), prices: [], over: true }));
  }
}

function updateOf({
  at,
  field,
  prices,
  over = false,
}: Pick<MatchUpdate, 'at' | 'prices'> & { field: Field; over?: boolean }): MatchUpdate {
  const finish = { ranks: field.runners.map(({ rank }) => rank), places: 3 };
  return {
    ...{ at, prices, field, status: over ? 'ended' : 'not_started', period: null, periodSecond: 0 },
    ...{ score: { home: 0, away: 0 }, detail: null, goals: [], incidents: [], lineups: null, stop: null, model: null },
    facts: { periods: [], goals: [], over, abandoned: false, ...(over ? { finish } : {}) },
  };
}
