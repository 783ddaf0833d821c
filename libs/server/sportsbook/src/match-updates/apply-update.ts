import { winningOutcome, type PricedMarket } from '@croupier/bet-math';
import { run, sql, type Transaction } from '@croupier/server-database';
import { lockEvents } from '../events/lock-event.ts';
import { publishStates } from '../events/publish-state.ts';
import type { MatchUpdate } from '../feed/feed.ts';
import { tables } from '../schema.gen.ts';

/**
 * Takes in how a match stands: event, markets, history and what is published, all in the caller's transaction. A match that
 * is over is never touched again; its bets are settled afterwards, from what is stored here.
 */
export async function applyUpdate(tx: Transaction, eventId: bigint, update: MatchUpdate): Promise<void> {
  await lockEvents(tx, [eventId]);
  const [event] = await run(tx, tables.selectFrom('sport_events').select('status').where('id', '=', eventId));
  if (!event || event.status === 'ended' || event.status === 'abandoned') return;
  await updateEvent(tx, eventId, update);
  await updateMarkets(tx, eventId, update);
  await publishStates(tx, [eventId]);
}

function scoreOf({ goals }: MatchUpdate): { home: number; away: number } {
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}

async function updateEvent(tx: Transaction, eventId: bigint, update: MatchUpdate): Promise<void> {
  const { home, away } = scoreOf(update);
  const over = update.status === 'ended' || update.status === 'abandoned';
  await tx.query(sql`
    update sport_events set version = version + 1, status = ${update.status}, home_score = ${home}, away_score = ${away},
      period = ${update.period}, period_second = ${update.periodSecond}, clock_at = ${update.period ? update.at : null},
      goals = ${JSON.stringify(update.goals)}, attacks = ${JSON.stringify(update.attacks)}, ended_at = ${over ? update.at : null}, seed = coalesce(${update.seed ?? null}, seed)
    where id = ${eventId}`);
}

/** Versions move only where status or price did; what moved goes into the history. */
async function updateMarkets(tx: Transaction, eventId: bigint, update: MatchUpdate): Promise<void> {
  const score = scoreOf(update);
  const rows = update.prices.map((market) => marketRow(market, update, score));
  await tx.query({
    name: 'sport_update_markets',
    ...sql`
      with received as (
        select market_id, specifiers, status, reason, odds, fair, winner from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (market_id integer, specifiers text, status text, reason text, odds integer[], fair integer[], winner text)
      ), changed as (
        update sport_markets m set status = t.status, reason = t.reason, fair = t.fair, winner = t.winner,
          odds = case when t.status = 'active' then t.odds else m.odds end,
          version = m.version + case when (m.status, m.reason, m.winner) is distinct from (t.status, t.reason, t.winner)
            or t.status = 'active' and m.odds is distinct from t.odds then 1 else 0 end
        from received t where m.event_id = ${eventId} and m.market_id = t.market_id and m.specifiers = t.specifiers
        returning m.event_id, m.market_id, m.specifiers, m.version, m.status, m.odds, m.fair
      )
      insert into sport_price_history (event_id, market_id, specifiers, version, at, home_score, away_score, status, odds, fair)
      select event_id, market_id, specifiers, version, ${update.at}::timestamptz, ${score.home}::integer, ${score.away}::integer,
        status, odds, fair from changed
      on conflict do nothing`,
  });
}

function marketRow(market: PricedMarket, { status, stop }: MatchUpdate, score: { home: number; away: number }) {
  const row = {
    market_id: market.marketId,
    specifiers: market.specifiers,
    odds: market.odds,
    fair: market.fair,
    winner: null,
  };
  if (status === 'ended')
    return { ...row, status: 'settled', reason: 'ended', winner: winningOutcome(market, score.home, score.away) };
  if (status === 'abandoned') return { ...row, status: 'cancelled', reason: 'abandoned' };
  if (!market.odds) return { ...row, status: 'inactive', reason: 'decided' };
  return stop ? { ...row, status: 'suspended', reason: stop } : { ...row, status: 'active', reason: null };
}
