import type { Api } from '@croupier/api-client';
import { readLocales } from '@croupier/contracts';

/* In a file of its own: it is fetched with the call and not with the page. */

/** Reports an affiliate's mark. The server stores it in a cookie. */
export const tellStag = (api: Api, stag: string) => api.call(readLocales, { query: { stag } });
