import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { CallRefused, newKey, useApi, type Api, type RefusedField } from '@croupier/api-client';
import { placeBet, readBet, type Bet, type BetOrder, type OddsChange } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { cacheBet } from '../bets/bets.query.ts';
import { useBetAnnouncement } from '../bets/FollowBets.tsx';
import { useHost } from '../host/sportsbook-context.tsx';
import { freeBetsKey } from '../slip-model/free-bets.query.ts';
import { needsAccepting, orderOf, type Selection } from '../slip-model/selection.ts';
import { announcementAtom, removeAtom, replaceAtom, sentBetsAtom } from '../slip-model/slip.atoms.ts';
import type { Leg } from '../slip-model/useLegs.ts';

export interface Terms {
  readonly currency: CurrencyCode;
  readonly stake: number;
  readonly oddsChange: OddsChange;
  /** What is to pay instead of money. */
  readonly freeBet: number | null;
}

export interface Outcome {
  readonly key: string;
  readonly bet?: Bet;
  /** Why not; null when nobody answered. */
  readonly refusal?: RefusedField | null;
  /** That there is no bet. Without an answer, or with one that only says the server is in trouble, there may be one. */
  readonly certain?: boolean;
}

export const PLACE_BETS = ['sportsbook', 'place'];

/** Sends every leg of the slip as a bet of its own, one after the other, so that the balance decides in the order shown. */
export function usePlaceBets() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { onMoneyMoved } = useHost();
  const [remove, replace, announce, setSent] = [
    useSetAtom(removeAtom),
    useSetAtom(replaceAtom),
    useSetAtom(announcementAtom),
    useSetAtom(sentBetsAtom),
  ];
  const describe = useBetAnnouncement();
  return useMutation({
    mutationKey: PLACE_BETS,
    async mutationFn({ legs, terms }: { legs: readonly Leg[]; terms: Terms }): Promise<Outcome[]> {
      const outcomes: Outcome[] = [];
      for (const { selection, standing } of legs) {
        const seen = needsAccepting(standing, terms.oddsChange) ? selection.seen : (standing.now ?? selection.seen);
        const order = orderOf(selection, seen, {
          currency: terms.currency,
          stake_cents: terms.stake,
          odds_change: terms.oddsChange,
          ...(terms.freeBet === null ? {} : { gift_id: terms.freeBet }),
        });
        const existing = selection.unanswered ? await lastAnswer(api, selection) : null;
        const outcome =
          existing ?? (await send(api, selection, order, () => replace({ ...selection, unanswered: true })));
        if (outcome.certain) replace({ ...selection, order: newKey(), unanswered: false });
        outcomes.push(outcome);
        const { bet } = outcome;
        if (!bet) continue;
        cacheBet(queryClient, bet);
        remove([selection.key]);
        setSent((sent) => [bet.id, ...sent]);
        announce(describe(bet));
      }
      return outcomes;
    },
    onSettled() {
      onMoneyMoved();
      void queryClient.invalidateQueries({ queryKey: freeBetsKey });
      void queryClient.invalidateQueries({ queryKey: ['sportsbook', 'event'] });
    },
  });
}

/** Before anything is sent again: whether the order whose answer never came is a bet after all. */
async function lastAnswer(api: Api, { key, order }: Selection): Promise<Outcome | null> {
  try {
    return { key, bet: await api.call(readBet, { params: { id: order } }) };
  } catch (error) {
    return error instanceof CallRefused && error.status === 404 ? null : { key, refusal: null };
  }
}

async function send(api: Api, selection: Selection, order: BetOrder, remember: () => void): Promise<Outcome> {
  const { key } = selection;
  remember(); // Before it is sent: a reload in between must not make it two bets.
  try {
    return { key, bet: await api.call(placeBet, { body: order }) };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) return { key, refusal: null };
    if (error.has('idempotency_conflict'))
      return (await lastAnswer(api, selection)) ?? { key, refusal: null, certain: true };
    return { key, refusal: error.fields[0] ?? null, certain: true };
  }
}
