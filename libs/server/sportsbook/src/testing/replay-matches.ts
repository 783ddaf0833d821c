import { factorsOf, gradesOf, marketKind, picksOf, priceCombination } from '@croupier/bet-math';
import { payout } from '@croupier/bet-math/testing';
import { type Incident, toWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { linesOf } from '../bets/bet-lines.ts';
import { selectBets, withLegs } from '../bets/bet-row.ts';
import { combinedMargin } from '../bets/leg-state.ts';
import type { Goal } from '../feed/feed.ts';
import { tables } from '../schema.gen.ts';
import type { Play } from '../simulation/before-kick-off.ts';
import { matchOf, selectMatches } from '../simulation/match-row.ts';
import { playOf } from '../simulation/play.ts';

export interface ReplayReport {
  matches: number;
  bets: number;
  differences: { id: string; what: string }[];
}

type MatchRow = Awaited<ReturnType<typeof readFinished>>[number];

const readFinished = (db: Queryable, { from, until }: { from: Date; until: Date }) =>
  run(
    db,
    // What an operator decided about is no more as it was played.
    selectMatches()
      .leftJoin('sport_courses as c', 'c.event_id', 'e.id')
      .select('c.incidents')
      .$narrowType<{ incidents: Incident[] | null }>()
      .where('e.ended_at', '>=', from)
      .where('e.ended_at', '<', until)
      .where('e.decisions', '=', 0)
      .orderBy('e.ended_at'),
  );

type PlacedBet = Awaited<ReturnType<typeof readSettled>>[number];

const readSettled = (db: Queryable, eventId: bigint) =>
  run(
    db,
    tables
      .selectFrom('sport_bets as b')
      .innerJoin('sport_bet_legs as l', 'l.bet_id', 'b.id')
      .select(['b.id', 'b.decided_at', 'l.market_id', 'l.specifiers', 'l.outcome', 'l.odds', 'l.home_score'])
      .select(['l.result', 'l.void_halves'])
      .where('l.event_id', '=', eventId)
      .where('b.status', 'in', ['settled', 'void'])
      .$narrowType<{ decided_at: Date }>(),
  );

/** Plays finished matches again from their seeds and settles every bet on them again: nothing may differ. */
export async function replayMatches(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<ReplayReport> {
  const rows = await readFinished(db, { from, until });
  const report: ReplayReport = { matches: rows.length, bets: 0, differences: [] };
  for (const row of rows) await replayMatch(db, row, report);
  for (const id of await readWronglyPaid(db, { from, until }))
    report.differences.push({ id, what: 'the bet was paid differently' });
  return report;
}

/** Bets settled in that time whose payment does not follow from how their legs ended. */
async function readWronglyPaid(db: Queryable, { from, until }: { from: Date; until: Date }): Promise<string[]> {
  const settled = selectBets().where('settled_at', '>=', from).where('settled_at', '<', until);
  const bets = await withLegs(db, await run(db, settled));
  const wrong = bets.filter((bet) => toWire(payout(linesOf(bet))) !== bet.row.receipt?.payout_cents);
  return wrong.map(({ row }) => row.id);
}

async function replayMatch(db: Queryable, row: MatchRow, report: ReplayReport): Promise<void> {
  const play = playOf(matchOf(row));
  const last = play.update(play.times.length - 1);
  const differs = (id: string | bigint, what: string) => report.differences.push({ id: String(id), what });
  if (last.status !== row.status || !sameGoals(last.goals, row.goals))
    differs(row.event_id, 'the match ended differently');
  if (!sameIncidents(last.incidents, row.incidents)) differs(row.event_id, 'the match went differently');
  const { facts } = last;
  for (const bet of await readSettled(db, row.event_id)) {
    report.bets++;
    const market = { marketId: bet.market_id, specifiers: bet.specifiers };
    const grade = gradesOf(market, facts)?.[outcomeIndex(bet)];
    const { result, voidFactor } = factorsOf(grade ?? 'void');
    if (result !== bet.result || voidFactor * 2 !== bet.void_halves) differs(bet.id, 'the bet was settled differently');
    if (!pricesAround(play, bet).has(bet.odds)) differs(bet.id, 'the price was not one of the match at that moment');
  }
}

/** By value, not by text: jsonb keeps no order of keys. */
function sameGoals(goals: readonly Goal[], stored: readonly Goal[]): boolean {
  return goals.map(goalText).join() === stored.map(goalText).join();
}
/** A match played before incidents were told has none. */
const sameIncidents = (incidents: readonly Incident[], stored: readonly Incident[] | null): boolean =>
  stored === null || incidents.map(incidentText).join() === stored.map(incidentText).join();
const incidentText = ({ kind, side, period, second, score, player, other }: Incident): string =>
  [kind, side, period, second, score?.home, score?.away, player, other].join('/');
const goalText = ({ side, period, second }: Goal): string => `${side}/${period}/${second}`;

const outcomeIndex = ({ market_id, outcome }: PlacedBet): number =>
  marketKind(market_id)?.outcomes.indexOf(outcome) ?? -1;

/** Steps a feed may be behind at most when a bet is taken. */
const STEPS_BEHIND = 4;

function pricesAround(play: Play, bet: PlacedBet): Set<number> {
  const next = play.times.findIndex((at) => at > bet.decided_at.getTime());
  const position = (next === -1 ? play.times.length : next) - 1;
  const states = Array.from({ length: STEPS_BEHIND }, (_, step) => position - step).filter((at) => at >= 0);
  const picks = picksOf({ marketId: bet.market_id, specifiers: bet.specifiers });
  if (picks) {
    const models = states.map((at) => ({ model: play.update(at, []).model, live: true }));
    if (bet.home_score === null) models.push({ model: play.model, live: false });
    const prices = models.map(({ model, live }) => model && priceCombination(model, picks, combinedMargin(live)));
    return new Set(prices.flatMap((price) => (price && 'odds' in price ? (price.odds ?? []) : [])));
  }
  const books = [
    ...states.map((at) => play.update(at, [bet.market_id]).prices),
    ...(bet.home_score === null ? [play.opening([bet.market_id])] : []),
  ];
  const index = outcomeIndex(bet);
  const found = books.flatMap((prices) =>
    prices.filter(({ marketId, specifiers }) => marketId === bet.market_id && specifiers === bet.specifiers),
  );
  return new Set(found.flatMap(({ odds }) => odds?.[index] ?? []));
}
