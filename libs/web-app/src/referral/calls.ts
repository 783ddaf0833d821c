import type { Api } from '@croupier/api-client';
import { readLocales } from '@croupier/contracts';

/* In a file of its own: it is fetched with the call and not with the page. */

/** The server keeps an affiliate's mark in a cookie of its own. */
export const tellStag = (api: Api, stag: string) => api.call(readLocales, { query: { stag } });
