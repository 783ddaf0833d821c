import { useApi } from '@croupier/api-client';
import { useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { eventQuery } from '../events/event.query.ts';
import { askEvery, useConnected } from '../live/useConnected.ts';
import { legNow, type LegNow, type Selection } from './selection.ts';
import { slipAtom } from './slip.atoms.ts';

export interface Leg {
  readonly selection: Selection;
  readonly standing: LegNow;
}

const ASK_MS = 3_000;

/** Everything on the slip, as it stands now. */
export function useLegs(): readonly Leg[] {
  const api = useApi();
  const connected = useConnected();
  const slip = useAtomValue(slipAtom);
  const events = useQueries({
    queries: slip.map(({ event }) => ({ ...eventQuery(api, event.id), refetchInterval: askEvery(connected, ASK_MS) })),
  });
  return slip.map((selection, index) => ({ selection, standing: legNow(selection, events[index]?.data) }));
}
