import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { CallRefused, playersOwn, type RefusedField, useApi } from '@croupier/api-client';
import { type Bet, type CashOutQuote, quoteCashOut } from '@croupier/contracts';
import { editAtom } from '../slip-model/edit.atoms.ts';

/** An offer stands for ten seconds: asked for again before that, there is always one to take. */
const AGAIN_MS = 7_000;

export interface Edit {
  readonly bet: Bet;
  /** What the bet would be sold for; null until it is known. */
  readonly quote: CashOutQuote | null;
  /** Why it can't be sold now. */
  readonly refusal: RefusedField | null;
}

/** The bet that is being edited, with an offer that stands; null where none is. */
export function useEdit(): Edit | null {
  const api = useApi();
  const edit = useAtomValue(editAtom);
  const id = edit?.bet.id ?? '';
  const { data, error } = useQuery({
    queryKey: ['sportsbook', 'edit', id],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(quoteCashOut, { params: { id }, body: { share: 100 }, signal }),
    enabled: edit !== null,
    refetchInterval: AGAIN_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!edit) return null;
  const refusal = error instanceof CallRefused ? (error.fields[0] ?? null) : null;
  return { bet: edit.bet, quote: refusal ? null : (data ?? null), refusal };
}
