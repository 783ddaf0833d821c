import type { Origins } from '../page-context.ts';

/** In the browser: where a redirect may lead, the page's own origin first, then the other site. */
export const ownOrigins = ({ casino, sport }: Origins): readonly string[] =>
  location.origin === sport ? [sport, casino] : [casino, sport];
