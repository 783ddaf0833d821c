import type { Origins } from '../page-context.ts';

/** Returns the origins a redirect can lead to: the page's own first, then the other site. Browser only. */
export const ownOrigins = ({ casino, sport }: Origins): readonly string[] =>
  location.origin === sport ? [sport, casino] : [casino, sport];
