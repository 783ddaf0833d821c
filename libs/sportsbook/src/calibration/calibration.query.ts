import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readCalibration, type Reply } from '@croupier/contracts';

export type Calibrated = Reply<typeof readCalibration>['sports'][number];

/** Changes with the end of a match only. */
const FRESH_MS = 30_000;

/** The chances stated before matches beside what happened. */
export const calibrationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'calibration'],
    queryFn: ({ signal }) => api.call(readCalibration, { signal }),
    staleTime: FRESH_MS,
  });
