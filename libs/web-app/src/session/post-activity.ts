import type { Api } from '@croupier/api-client';
import { recordActivity } from '@croupier/contracts';

/** Reports the player's activity. Has its own file, so that a guest's page doesn't load it. */
export const postActivity = (api: Api): Promise<void> => api.call(recordActivity);
