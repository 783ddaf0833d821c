export { hostileRedirects } from './hostile-redirects.ts';
