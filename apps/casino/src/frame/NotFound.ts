import { loadable } from '@croupier/web-app';

/** What stands where an address leads nowhere. Most pages do not need it. */
export const NotFound = loadable(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage));
