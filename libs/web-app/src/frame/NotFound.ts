import { loadable } from '../loadable.tsx';

/**
 * Page for addresses that don't exist, with the app's link to the home. In its own chunk, since most pages don't need
 * it.
 */
export const NotFound = loadable(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage));

/** Loads its code if the document shows it. */
export const loadShownNotFound = () => document.querySelector('[data-missing]') && NotFound.load();
