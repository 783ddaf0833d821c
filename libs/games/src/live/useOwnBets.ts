import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused, newKey, useApi } from '@croupier/api-client';
import {
  cashOutLiveBet,
  type LiveBet,
  type LiveField,
  type LiveRound,
  placeLiveBet,
  undoLiveBet,
} from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';
import { formatMoney, isCurrency } from '@croupier/money';
import type { LiveHost } from './live-host.ts';
import { cacheLiveBet, liveBetsQuery } from './live.query.ts';
import { useSpotNames } from './useSpotNames.ts';

interface Order {
  id: string;
  round: number;
  fields: LiveField[];
  auto: number | null;
}

export interface OwnBets {
  /** True once the player's bets have loaded. */
  known: boolean;
  all: readonly LiveBet[];
  /** Bets on the table's round without undone ones, newest first. */
  onRound: readonly LiveBet[];
  /** Bets still being sent to the server. */
  sent: readonly Order[];
  /** Reason the last request failed. */
  problem: string | null;
  place: (fields: LiveField[], auto?: number | null) => void;
  undo: (bets: readonly LiveBet[]) => void;
  undoing: boolean;
  cashOut: (bet: LiveBet) => void;
  cashingOut: boolean;
}

/** Returns the player's own bets at a table. */
export function useOwnBets(slug: string, round: LiveRound | null, { signedIn, currency }: LiveHost): OwnBets {
  const api = useApi();
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const [sent, setSent] = useState<readonly Order[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const options = liveBetsQuery(api, slug);
  const { data } = useQuery({ ...options, enabled: signedIn });
  const all = data ?? [];
  const took = {
    onMutate: () => setProblem(null),
    onSuccess: (bet: LiveBet) => cacheLiveBet(queryClient, slug, bet),
    onError: (error: Error) => {
      setProblem(problemText(error));
      void queryClient.invalidateQueries({ queryKey: options.queryKey });
    },
  };
  const placing = useMutation({
    mutationFn: ({ id, round: number, fields, auto }: Order) => {
      const [first, ...others] = fields;
      return api.call(placeLiveBet, {
        params: { slug },
        body: { id, round: number, currency, fields: [first!, ...others], auto_cash_out: auto },
      });
    },
    ...took,
    onSettled: (_, __, { id }) => setSent((orders) => orders.filter((order) => order.id !== id)),
  });
  const undoing = useMutation({
    mutationFn: async (bets: readonly LiveBet[]) => {
      for (const { id } of bets) cacheLiveBet(queryClient, slug, await api.call(undoLiveBet, { params: { id } }));
    },
    onMutate: took.onMutate,
    onError: took.onError,
  });
  const cashing = useMutation({
    mutationFn: ({ id }: LiveBet) => api.call(cashOutLiveBet, { params: { id } }),
    ...took,
  });

  return {
    known: data !== undefined || !signedIn,
    all,
    onRound: all.filter((bet) => bet.round === round?.number && bet.status !== 'undone'),
    sent: sent.filter((order) => order.round === round?.number),
    problem,
    place(fields, auto = null) {
      if (!round || fields.length === 0) return;
      const order = { id: newKey(), round: round.number, fields, auto };
      setSent((orders) => [...orders, order]);
      placing.mutate(order);
    },
    undo: (bets) => undoing.mutate(bets),
    undoing: undoing.isPending,
    cashOut: (bet) => cashing.mutate(bet),
    cashingOut: cashing.isPending,
  };
}

/** Returns a function that explains a failed request, with the figures of this case. */
function useProblemText(): (error: Error) => string {
  const { t, i18n } = useLingui();
  const { longName } = useSpotNames();
  return (error) => {
    const [reason] = error instanceof CallRefused ? error.fields : [];
    if (!reason)
      return t`We got no response. Check your bets below: only those listed count, and nothing is charged twice.`;
    const { code, params } = reason;
    const { currency, amount_cents: cents, field } = params;
    const amount =
      isCurrency(currency) && typeof cents === 'number' ? formatMoney(cents, currency, i18n.locale) : undefined;
    if (code === 'bets_closed') return t`Your bet arrived after betting closed. Nothing was charged.`;
    if (code === 'stake_too_small' && amount) return t`The minimum stake per bet is ${amount}.`;
    if (code === 'stake_too_large' && amount && typeof field === 'string')
      return t`${longName(field)}: the maximum stake per round is ${amount}.`;
    if (code === 'stake_too_large' && amount) return t`The maximum total stake per round at this table is ${amount}.`;
    return refusalMessage(i18n, reason);
  };
}
