import type { Api } from '@croupier/api-client';
import { recordActivity } from '@croupier/contracts';

/** In a file of its own: a guest's page does not carry it. */
export const postActivity = (api: Api): Promise<void> => api.call(recordActivity);
