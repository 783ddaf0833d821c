import { loadable } from '../loadable.tsx';

/** What stands where an address leads nowhere, with the app's link home. Most pages do not need it. */
export const NotFound = loadable(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage));

/** Its code, where the document shows it. */
export const loadShownNotFound = () => document.querySelector('[data-missing]') && NotFound.load();
