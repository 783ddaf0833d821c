import type { Api } from '@croupier/api-client';
import { readProject } from '@croupier/contracts';

/* In a file of its own: it is fetched with the call and not with the page. */
export const project = (api: Api, signal: AbortSignal) => api.call(readProject, { signal });
