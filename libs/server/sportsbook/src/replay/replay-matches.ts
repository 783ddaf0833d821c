import { marketKind, receipt, resultOf } from '@croupier/bet-math';
import { sql, type Queryable } from '@croupier/server-database';
import type { BetRow, LegRow } from '../bets/bet-row.ts';
import { openingPrices, timelineOf, updateAt, type Match, type Message } from '../simulation/timeline.ts';

export interface ReplayReport {
  matches: number;
  bets: number;
  differences: { id: string; what: string }[];
}

interface MatchRow {
  event_id: bigint;
  seed: Buffer;
  kick_off_at: Date;
  speed: number;
  status: string;
  goals: unknown;
  home_rate_micro: number;
  away_rate_micro: number;
}

/** Plays finished matches again from their seeds and reckons every bet on them again: nothing may differ. */
export async function replayMatches(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<ReplayReport> {
  const rows = await db.query<MatchRow>(sql`
    select s.event_id, s.seed, e.kick_off_at, e.speed, e.status, e.goals, e.home_rate_micro, e.away_rate_micro
    from sport_simulated_matches s join sport_events e on e.id = s.event_id
    where e.ended_at >= ${from} and e.ended_at < ${until} order by e.ended_at`);
  const report: ReplayReport = { matches: rows.length, bets: 0, differences: [] };
  for (const row of rows) await replayMatch(db, row, report);
  return report;
}

async function replayMatch(db: Queryable, row: MatchRow, report: ReplayReport): Promise<void> {
  const match: Match = {
    seed: row.seed,
    kickOffAt: row.kick_off_at,
    speed: row.speed,
    homeRateMicro: row.home_rate_micro,
    awayRateMicro: row.away_rate_micro,
  };
  const timeline = timelineOf(match);
  const last = updateAt(match, timeline, timeline.length - 1);
  const differs = (id: string | bigint, what: string) => report.differences.push({ id: String(id), what });
  if (last.status !== row.status || !sameGoals(last.goals, row.goals))
    differs(row.event_id, 'the match ended differently');
  const home = last.goals.filter(({ side }) => side === 'home').length;
  const final = last.status === 'ended' ? { home, away: last.goals.length - home } : null;
  const bets = await db.query<BetRow & LegRow & { decided_at: Date }>(sql`
    select * from sport_bets b join sport_bet_legs l on l.bet_id = b.id
    where l.event_id = ${row.event_id} and b.status in ('settled', 'void')`);
  for (const bet of bets) {
    report.bets++;
    const market = { marketId: bet.market_id, specifiers: bet.specifiers };
    const legs = [{ odds: bet.odds, ...resultOf(market, bet.outcome, final) }];
    if (receipt({ stake: bet.stake, legs, sizes: [1] }).payout !== bet.returned)
      differs(bet.id, 'the bet was settled differently');
    if (!pricesAround(match, timeline, bet).has(bet.odds))
      differs(bet.id, 'the price was not one of the match at that moment');
  }
}

/** By value, not by text: jsonb keeps no order of keys. */
function sameGoals(goals: readonly { side: string; period: string; second: number }[], stored: unknown): boolean {
  return goals.map(goalText).join() === (stored as typeof goals).map(goalText).join();
}
const goalText = ({ side, period, second }: { side: string; period: string; second: number }): string =>
  `${side}/${period}/${second}`;

/** Steps a feed may be behind at most when a bet is taken. */
const STEPS_BEHIND = 4;

function pricesAround(match: Match, timeline: readonly Message[], bet: LegRow & { decided_at: Date }): Set<number> {
  const next = timeline.findIndex(({ at }) => at > bet.decided_at.getTime());
  const position = (next === -1 ? timeline.length : next) - 1;
  const states = Array.from({ length: STEPS_BEHIND }, (_, step) => position - step).filter((at) => at >= 0);
  const books = [
    ...states.map((at) => updateAt(match, timeline, at).prices),
    ...(bet.home_score === null ? [openingPrices(match)] : []),
  ];
  const index = marketKind(bet.market_id)!.outcomes.indexOf(bet.outcome);
  const found = books.flatMap((prices) =>
    prices.filter(({ marketId, specifiers }) => marketId === bet.market_id && specifiers === bet.specifiers),
  );
  return new Set(found.flatMap(({ odds }) => (odds ? [odds[index]!] : [])));
}
