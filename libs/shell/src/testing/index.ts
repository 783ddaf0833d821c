export { dismissToasts } from './dismiss-toasts.ts';
export { hostileRedirects } from './hostile-redirects.ts';
