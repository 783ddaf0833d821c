import { newKey } from '@croupier/api-client';
import type { FieldEvent, SportMarket } from '@croupier/contracts';
import type { NamedEvent } from '../fields/event-title.ts';
import { oddsOf } from './pick.ts';
import { type Selection, selectionKey } from './selection.ts';

/** Returns a race or a season in the form that slips and bets use. */
export function namesOf({ id, tournament, field }: FieldEvent): NamedEvent {
  const { kind, number, runners } = field;
  const named = runners.map((runner) => ({ number: runner.number, name: runner.club.name }));
  return { id, home: '', away: '', tournament: tournament.name, field: { kind, number, runners: named } };
}

/** Returns the selection of a runner; null without odds. */
export function pickRunner(event: FieldEvent, market: SportMarket, outcome: string): Selection | null {
  const odds = oddsOf(market, outcome);
  if (odds === null) return null;
  return {
    key: selectionKey(event.id, market, outcome),
    event: namesOf(event),
    market_id: market.market_id,
    specifiers: market.specifiers,
    outcome,
    seen: { odds, version: market.version, score: event.score },
    order: newKey(),
  };
}
