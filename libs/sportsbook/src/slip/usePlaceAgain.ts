import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey, type RefusedField } from '@croupier/api-client';
import { COMBINATION, shapeOf } from '@croupier/bet-math';
import type { Bet } from '@croupier/contracts';
import { asNow } from '../slip-model/leg-now.ts';
import { type Selection, selectionKey } from '../slip-model/selection.ts';
import type { Leg } from '../slip-model/useLegs.ts';
import { useLegsOf } from '../slip-model/useLegs.ts';
import { PLACE_BETS, type Outcome, usePlaceBets } from './usePlaceBets.ts';

/** Refusals caused by a change in the match, not by the bet itself. */
const MOVED: ReadonlySet<string> = new Set(['odds_changed', 'score_changed', 'market_closed', 'decision_too_late']);

/** Tells whether each leg has odds of its own and no free bet paid. Any other bet goes through the slip. */
const isPlain = ({ legs, each_way, funding }: Bet): boolean =>
  !each_way && funding?.kind !== 'freebet' && legs.every((leg) => !leg.field && leg.market_id !== COMBINATION.id);

/**
 * Places a bet that was refused because its match changed, at the odds shown. `state` is null if that isn't possible:
 * another reason, or a closed selection.
 */
export function usePlaceAgain(bet: Bet, onPlaced: () => void) {
  const queryClient = useQueryClient();
  const isSuch = bet.rejection !== null && MOVED.has(bet.rejection.code) && isPlain(bet);
  const legs = useLegsOf(isSuch ? bet.legs.map(selectionOf) : []).map(asNow);
  const place = usePlaceBets();
  const sending = useIsMutating({ mutationKey: PLACE_BETS }) > 0;
  // Keeps the same id until it is certain that it has no bet.
  const [{ order, unanswered }, setOrder] = useState(() => ({ order: newKey(), unanswered: false }));
  const { sizes, stake_cents: stake, currency, odds_change: oddsChange } = bet;
  const terms = {
    legs: legs.map(({ selection }, at) => ({ odds: selection.seen.odds, banker: bet.legs[at]!.banker })),
    sizes,
  };
  const shape = shapeOf(bet.legs, sizes);

  function send(): void {
    // Checks the cache, because a second press can come before the next render.
    if (queryClient.isMutating({ mutationKey: PLACE_BETS }) > 0) return;
    const again = { key: bet.id, legs, terms, shape, order, unanswered, stake, apart: true };
    place.mutate(
      { bets: [again], terms: { currency, oddsChange, freeBet: null, edit: null } },
      {
        onSuccess([outcome]) {
          if (outcome?.bet) onPlaced();
          else if (outcome?.certain) setOrder({ order: newKey(), unanswered: false });
          else setOrder({ order, unanswered: true });
        },
      },
    );
  }
  const refusal = refusalOf(place.data);
  const state = isSuch ? stateOf(legs, bet.rejection, unanswered) : null;
  return { state, legs, terms, shape, sending, refusal, send };
}

type Asked = Bet['legs'][number];

const selectionOf = ({ event, market_id, specifiers, outcome, shown_odds, live_score }: Asked): Selection => ({
  key: selectionKey(event.id, { market_id, specifiers }, outcome),
  event,
  ...{ market_id, specifiers, outcome },
  seen: { odds: shown_odds, version: 0, score: live_score ?? event.score },
  order: '',
});

function stateOf(legs: readonly Leg[], rejection: Bet['rejection'], unanswered: boolean): 'open' | 'wait' | null {
  // An order without a reply can be looked up whatever happened to the market.
  if (unanswered) return 'open';
  if (legs.some(({ standing }) => standing.state === 'closed')) return null;
  const { leg, market_version } = rejection?.params ?? {};
  // The cached odds may be older than those the bet was refused at.
  const isOld = ({ selection }: Leg, at: number) => at === leg && selection.seen.version < Number(market_version ?? 0);
  return legs.some((one, at) => one.standing.state !== 'open' || isOld(one, at)) ? 'wait' : 'open';
}

/** Returns the reason it was refused: null without a reply, undefined before placing. */
const refusalOf = (outcomes: readonly Outcome[] | undefined): RefusedField | null | undefined =>
  outcomes?.[0] && !outcomes[0].bet ? (outcomes[0].refusal ?? null) : undefined;
