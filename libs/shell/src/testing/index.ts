export { closeAllModals } from './close-all-modals.ts';
export { dismissToasts } from './dismiss-toasts.ts';
export { hostileRedirects } from './hostile-redirects.ts';
