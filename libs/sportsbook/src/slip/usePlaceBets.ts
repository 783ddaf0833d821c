import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { CallRefused, newKey, useApi, userLimitsQuery, type Api, type RefusedField } from '@croupier/api-client';
import { editBet, placeBet, readBet, type Bet, type BetOrder, type OddsChange } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { useBetAnnouncement } from '../bets/BetNews.tsx';
import { cacheBet } from '../bets/bets.query.ts';
import { useHost } from '../host/sportsbook-context.tsx';
import { endEditAtom } from '../slip-model/edit.atoms.ts';
import { freeBetsKey } from '../slip-model/free-bets.query.ts';
import { legOrder, needsAccepting } from '../slip-model/leg-now.ts';
import type { Selection } from '../slip-model/selection.ts';
import { COMBINED, partsOf, type SlipBet } from '../slip-model/slip-bets.ts';
import {
  announcementAtom,
  combinedAtom,
  newCombined,
  removeAtom,
  replaceAtom,
  sentBetsAtom,
} from '../slip-model/slip.atoms.ts';

export interface Terms {
  readonly currency: CurrencyCode;
  readonly oddsChange: OddsChange;
  /** Free bet that pays instead of money. */
  readonly freeBet: number | null;
  /** Open bet being edited and its offer; null without a valid one. */
  readonly edit: { readonly betId: string; readonly quoteId: string | null } | null;
}

export type BetToPlace = SlipBet & {
  readonly stake: number;
  /** True for a bet that isn't on the slip, so nothing there is noted or removed. */
  readonly apart?: boolean;
};

export interface Outcome {
  readonly key: string;
  /** Placed bet. For a pending edit, the bet being edited. */
  readonly bet?: Bet;
  /** Bet that it replaced. */
  readonly sold?: Bet;
  /** Reason it was refused; null without a reply. */
  readonly refusal?: RefusedField | null;
  /** True if there is certainly no bet. Without a reply, or after a server error, there may be one. */
  readonly certain?: boolean;
}

export const PLACE_BETS = ['sportsbook', 'place'];

/**
 * Returns a mutation that places every bet of the slip one after another, so that the balance is used in the order
 * shown.
 */
export function usePlaceBets() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { onMoneyMoved } = useHost();
  const [remove, announce, setSent] = [useSetAtom(removeAtom), useSetAtom(announcementAtom), useSetAtom(sentBetsAtom)];
  const endEdit = useSetAtom(endEditAtom);
  const note = useOrderNotes();
  const describe = useBetAnnouncement();
  return useMutation({
    mutationKey: PLACE_BETS,
    async mutationFn({ bets, terms }: { bets: readonly BetToPlace[]; terms: Terms }): Promise<Outcome[]> {
      const outcomes: Outcome[] = [];
      for (const one of bets) {
        const existing = one.unanswered ? await lastAnswer(api, one) : null;
        // Noted before it is sent, so that a reload in between can't create two bets.
        const outcome = existing ?? (note(one, { order: one.order, unanswered: true }), await send(api, one, terms));
        if (outcome.sold) cacheBet(queryClient, outcome.sold);
        if (outcome.certain) note(one, { order: newKey(), unanswered: false });
        outcomes.push(outcome);
        const { bet } = outcome;
        if (!bet) continue;
        cacheBet(queryClient, bet);
        note(one, { order: newKey(), unanswered: false });
        if (!one.apart) remove(one.legs.flatMap(partsOf).map(({ selection }) => selection.key));
        setSent((sent) => [bet.id, ...sent]);
        announce(describe(bet));
        if (terms.edit) endEdit();
      }
      return outcomes;
    },
    onSettled() {
      onMoneyMoved();
      void queryClient.invalidateQueries({ queryKey: freeBetsKey });
      void queryClient.invalidateQueries({ queryKey: userLimitsQuery(api).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['sportsbook', 'event'] });
      void queryClient.invalidateQueries({ queryKey: ['sportsbook', 'edit'] });
    },
  });
}

/** Returns functions that note the order id of a bet on the slip, and whether a reply came. */
function useOrderNotes() {
  const [replace, setCombined] = [useSetAtom(replaceAtom), useSetAtom(combinedAtom)];
  return ({ key, legs: [leg], apart }: BetToPlace, noted: Pick<Selection, 'order'> & { unanswered: boolean }) => {
    if (apart) return;
    if (key === COMBINED) setCombined((before) => ({ ...(before ?? newCombined()), ...noted }));
    else if (leg) replace({ ...leg.selection, ...noted });
  };
}

function orderOf({ order, legs, terms: lines, stake }: BetToPlace, { currency, oddsChange, freeBet }: Terms): BetOrder {
  const [first, ...more] = legs.map(({ selection, standing }, index) => {
    const seen = needsAccepting(standing, oddsChange) ? selection.seen : (standing.now ?? selection.seen);
    return { ...legOrder(selection, seen), ...(lines.legs[index]?.banker ? { banker: true } : {}) };
  });
  return {
    id: order,
    currency,
    stake_cents: stake,
    odds_change: oddsChange,
    ...(freeBet === null ? {} : { gift_id: freeBet }),
    ...(legs.length > 1 ? { sizes: [...lines.sizes] } : {}),
    ...(lines.eachWay && { each_way: true }),
    legs: [first!, ...more],
  };
}

/** Looks up, before a retry, whether an order without a reply became a bet. */
async function lastAnswer(api: Api, { key, order }: BetToPlace): Promise<Outcome | null> {
  try {
    return { key, bet: await api.call(readBet, { params: { id: order } }) };
  } catch (error) {
    return error instanceof CallRefused && error.status === 404 ? null : { key, refusal: null };
  }
}

const NO_OFFER: RefusedField = { path: ['quote_id'], code: 'offer_expired', text: '', params: {} };

/**
 * Checks an edit whose offer expired, without sending it again: the unanswered order is either pending on the bet to
 * replace, or never arrived.
 */
async function editUnderWay(api: Api, { key, order }: BetToPlace, betId: string): Promise<Outcome> {
  const bet = await api.call(readBet, { params: { id: betId } });
  return bet.edit?.id === order ? { key, bet } : { key, refusal: NO_OFFER, certain: true };
}

async function send(api: Api, bet: BetToPlace, terms: Terms): Promise<Outcome> {
  const { key } = bet;
  try {
    const order = orderOf(bet, terms);
    if (!terms.edit) return { key, bet: await api.call(placeBet, { body: order }) };
    const { betId, quoteId } = terms.edit;
    if (quoteId === null) return await editUnderWay(api, bet, betId);
    const asked = { params: { id: betId }, body: { quote_id: quoteId, order } };
    const { placed, edited } = await api.call(editBet, asked);
    return placed ? { key, bet: placed, sold: edited } : { key, bet: edited };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) return { key, refusal: null };
    if (error.has('idempotency_conflict')) return (await lastAnswer(api, bet)) ?? { key, refusal: null, certain: true };
    return { key, refusal: error.fields[0] ?? null, certain: true };
  }
}
