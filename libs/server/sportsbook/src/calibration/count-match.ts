import { run, sql, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Keeps what the book says of a match as it begins, before its first update replaces that. */
export const keepSaid = (tx: Transaction, eventId: bigint): Promise<unknown> =>
  tx.query({
    name: 'sport_keep_said',
    ...sql`
      update sport_events set said = (
        select jsonb_agg(jsonb_build_array(market_id, specifiers, fair)) from sport_markets
        where event_id = ${eventId} and status in ('active', 'suspended') and odds is not null)
      where id = ${eventId}`,
  });

/**
 * Counts the predicted chances and actual results of an ended match, once. A half stake that was returned counts
 * neither way: a chance is the chance to win when the stake isn't returned. An abandoned match is left out, because
 * only early outcomes were decided. A second call finds nothing to count. All sums are written in one order, so that
 * matches that end together can't deadlock.
 */
export async function countMatch(tx: Transaction, eventId: bigint): Promise<void> {
  await tx.query({
    name: 'sport_count_match',
    ...sql`
      with event as materialized (
        select id, tournament, said from sport_events where id = ${eventId} and said is not null and status = 'ended' for update
      ), lines as materialized (
        select t.sport, m.market_id, m.specifiers, said.line->2 as chances, m.results
        from event e join sport_tournaments t on t.slug = e.tournament
          cross join lateral jsonb_array_elements(e.said) as said (line)
          join sport_markets m on m.event_id = e.id and m.market_id = (said.line->>0)::integer and m.specifiers = said.line->>1
        where m.results is not null
      ), outcomes as materialized (
        select l.sport, l.market_id, l.specifiers, o.chance::bigint,
          case o.result when 'win' then 2 when 'lose' then 2 when 'void' then 0 else 1 end as halves, o.result in ('win', 'half_win') as won
        from lines l, rows from (jsonb_array_elements_text(l.chances), unnest(l.results)) as o (chance, result)
      ), tenths as (
        select sport, least(9, chance / 100000) as tenth, sum(halves) as outcomes, sum(halves * chance) as stated,
          coalesce(sum(halves) filter (where won), 0) as happened
        from outcomes where chance > 0 and halves > 0 group by 1, 2
      ), counted as (
        insert into sport_calibration as c (sport, tenth, matches, outcomes, stated, happened, spread)
        select sport, tenth, 1, outcomes, stated, happened, round((happened * 1e6 - stated) / 1e3)::bigint ^ 2
        from tenths order by 1, 2
        on conflict (sport, tenth) do update set matches = c.matches + excluded.matches, outcomes = c.outcomes + excluded.outcomes,
          stated = c.stated + excluded.stated, happened = c.happened + excluded.happened, spread = c.spread + excluded.spread
      ), surprises as (
        select sport, market_id, max(halves) as halves, -ln(max(chance) filter (where won)::float8 / 1e6) as loss,
          sum(case when chance > 0 then -(chance / 1e6) * ln(chance::float8 / 1e6) else 0 end) as expected
        from outcomes group by sport, market_id, specifiers
        having count(*) filter (where won) = 1 and count(distinct halves) = 1 and max(chance) filter (where won) > 0
      )
        insert into sport_log_loss as l (sport, market_id, lines, loss, expected)
        select sport, market_id, sum(halves), round(sum(halves * loss) * 1e6), round(sum(halves * expected) * 1e6)
        from surprises group by 1, 2 order by 1, 2
        on conflict (sport, market_id) do update set lines = l.lines + excluded.lines, loss = l.loss + excluded.loss,
          expected = l.expected + excluded.expected`,
  });
  await run(tx, tables.updateTable('sport_events').set({ said: null }).where('id', '=', eventId));
}
