import { marketKind, type ModelState, type Odds, picksOf, priceCombination } from '@croupier/bet-math';
import { sql, type Transaction } from '@croupier/server-database';
import { combinedMargin } from '../bets/leg-state.ts';

/** The last price of an outcome before its match began. */
export interface ClosingPrice {
  market_id: number;
  specifiers: string;
  outcome: string;
  odds: Odds;
}

interface Row {
  market_id: number;
  specifiers: string;
  outcome: string;
  odds: (Odds | null)[] | null;
  model: ModelState | null;
}

/** Keeps the last prices of what was bet on, before the first update of the match itself replaces them. */
export async function keepClosing(tx: Transaction, eventId: bigint): Promise<void> {
  const rows = await tx.query<Row>({
    name: 'sport_bet_outcomes',
    ...sql`
      select l.market_id, l.specifiers, l.outcome, m.odds, e.model
      from (select distinct event_id, market_id, specifiers, outcome from sport_liabilities where event_id = ${eventId} and market_id > 0) l
        join sport_events e on e.id = l.event_id
        left join sport_markets m on m.event_id = l.event_id and m.market_id = l.market_id and m.specifiers = l.specifiers
      order by l.market_id, l.specifiers, l.outcome`,
  });
  const closing = rows.flatMap(({ odds, model, ...key }): ClosingPrice[] => {
    const price = priceOf({ odds, model, ...key });
    return price === null ? [] : [{ ...key, odds: price }];
  });
  if (closing.length === 0) return;
  await tx.query(sql`update sport_events set closing = ${JSON.stringify(closing)} where id = ${eventId}`);
}

function priceOf({ market_id, specifiers, outcome, odds, model }: Row): Odds | null {
  const picks = picksOf({ marketId: market_id, specifiers });
  if (!picks) return odds?.[marketKind(market_id)?.outcomes.indexOf(outcome) ?? -1] ?? null;
  const together = model && priceCombination(model, picks, combinedMargin(false));
  return together && 'odds' in together ? together.odds : null;
}
