import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { CallRefused, playerQuery, playersOwn, type RefusedField, useApi } from '@croupier/api-client';
import { type Bet, type CashOutQuote, quoteCashOut } from '@croupier/contracts';
import { betQuery } from '../bets/bets.query.ts';
import { isEditable } from '../bets/is-editable.ts';
import { editAtom } from '../slip-model/edit.atoms.ts';

/** An offer is valid for ten seconds. Refetching sooner keeps one valid at all times. */
const AGAIN_MS = 7_000;

export interface Edit {
  readonly betId: string;
  /** Null until loaded. */
  readonly bet: Bet | null;
  /** Cash-out offer for the bet; null until loaded. */
  readonly quote: CashOutQuote | null;
  /** Reason it can't be cashed out now. */
  readonly refusal: RefusedField | null;
  /** True if the bet can't be edited any more: it has ended or belongs to another player. */
  readonly over: boolean;
}

/** Returns the bet being edited with a valid offer; null without an edit. */
export function useEdit(): Edit | null {
  const api = useApi();
  const edit = useAtomValue(editAtom);
  const signedIn = Boolean(useQuery(playerQuery(api)).data);
  const id = edit?.betId ?? '';
  const asked = { enabled: edit !== null && signedIn, refetchInterval: AGAIN_MS };
  const { data: bet, error: missing } = useQuery({ ...betQuery(api, id), ...asked });
  const { data, error } = useQuery({
    ...asked,
    queryKey: ['sportsbook', 'edit', id],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(quoteCashOut, { params: { id }, body: { share: 100 }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!edit) return null;
  const refusal = error instanceof CallRefused ? (error.fields[0] ?? null) : null;
  const unknown = missing instanceof CallRefused && missing.status === 404;
  return {
    betId: edit.betId,
    bet: bet ?? null,
    quote: refusal ? null : (data ?? null),
    refusal,
    over: unknown || (bet !== undefined && !isEditable(bet)),
  };
}
