import { useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { CallRefused, useApi } from '@croupier/api-client';
import { eventQuery } from '../events/event.query.ts';
import { fieldQuery } from '../fields/fields.query.ts';
import { pollEvery, useConnected } from '../live/connection.ts';
import { legNow, type LegNow } from './leg-now.ts';
import type { Selection } from './selection.ts';
import { slipAtom } from './slip.atoms.ts';

export interface Leg {
  readonly selection: Selection;
  readonly standing: LegNow;
  /** Selections combined in this leg, if it joins several of one match. */
  readonly parts?: readonly Leg[];
  /** Leg among them that can't be combined with the others. */
  readonly misfit?: Leg | null;
}

const POLL_MS = 3_000;
const GONE: LegNow = { state: 'closed', reason: 'ended', now: null, live: false, changed: null };

/** Returns everything on the slip with its current state. */
export const useLegs = (): readonly Leg[] => useLegsOf(useAtomValue(slipAtom));

/** Returns the selections with their current state. */
export function useLegsOf(selections: readonly Selection[]): readonly Leg[] {
  const api = useApi();
  const connected = useConnected();
  const ids = [...new Set(selections.map(({ event }) => event.id))];
  const isField = (id: number) => selections.some(({ event }) => event.id === id && event.field);
  const refetchInterval = pollEvery(connected, POLL_MS);
  const matches = useQueries({
    queries: ids.map((id) => ({ ...eventQuery(api, id), refetchInterval, enabled: !isField(id) })),
  });
  const fields = useQueries({
    queries: ids.map((id) => ({ ...fieldQuery(api, id), refetchInterval: POLL_MS, enabled: isField(id) })),
  });
  return selections.map((selection) => {
    const at = ids.indexOf(selection.event.id);
    const { data, error } = (selection.event.field ? fields[at] : matches[at]) ?? {};
    // A match the server doesn't know any more ended long ago.
    const gone = error instanceof CallRefused && error.status === 404;
    return { selection, standing: gone ? GONE : legNow(selection, data) };
  });
}
