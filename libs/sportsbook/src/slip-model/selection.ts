import { newKey } from '@croupier/api-client';
import { marketKey, parseSpecifiers } from '@croupier/bet-math';
import type { SportEvent, SportEventDetail, SportMarket } from '@croupier/contracts';
import type { NamedEvent } from '../fields/event-title.ts';

/** Selection of a player, with the values shown when they made it or last accepted a change. */
export interface Selection {
  readonly key: string;
  readonly event: NamedEvent;
  readonly market_id: number;
  readonly specifiers: string;
  readonly outcome: string;
  readonly seen: Seen;
  /** Id of its order. Sending it several times or from several tabs creates only one bet. */
  readonly order: string;
  /** True for a race bet at the starting price. */
  readonly startingPrice?: boolean;
  /** True if the order was sent and got no reply. It is looked up before it is sent again. */
  readonly unanswered?: boolean;
}

export interface Seen {
  readonly odds: number;
  readonly version: number;
  readonly score: { readonly home: number; readonly away: number };
}

type Line = Pick<SportMarket, 'market_id' | 'specifiers'>;

export const selectionKey = (eventId: number, { market_id, specifiers }: Line, outcome: string): string =>
  `${marketKey({ eventId, marketId: market_id, specifiers })}/${outcome}`;

/** Returns the selection of an outcome at the odds shown. */
export function selectionOf(
  event: SportEvent | SportEventDetail,
  market: SportMarket,
  outcome: string,
  odds: number,
): Selection {
  const { id, home, away, tournament, score } = event;
  return {
    key: selectionKey(id, market, outcome),
    event: { id, home: home.name, away: away.name, tournament: tournament.name, ...playersOf(event, market) },
    market_id: market.market_id,
    specifiers: market.specifiers,
    outcome,
    seen: { odds, version: market.version, score },
    order: newKey(),
  };
}

function playersOf(event: SportEvent | SportEventDetail, { specifiers }: Line): Pick<NamedEvent, 'players'> {
  const player = parseSpecifiers(specifiers)?.['player'];
  if (player === undefined || !('players' in event)) return {};
  return { players: event.players.filter(({ id }) => id === player).map(({ id, name }) => ({ id, name })) };
}
