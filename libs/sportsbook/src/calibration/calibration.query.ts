import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readCalibration, type Reply } from '@croupier/contracts';

export type Calibrated = Reply<typeof readCalibration>['sports'][number];

/** Time for which the figures stay fresh. They only change when a match ends. */
const FRESH_MS = 30_000;

/** Queries the chances stated before matches and the actual results. */
export const calibrationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'calibration'],
    queryFn: ({ signal }) => api.call(readCalibration, { signal }),
    staleTime: FRESH_MS,
  });
