import { type campaignCookies, type CookieId, cookies } from '@croupier/contracts';
import type { Origins } from './page-context.ts';

/** Cookies that pages set themselves. The platform sets the others, and scripts can't read them. */
type CampaignCookie = (typeof campaignCookies)[keyof typeof campaignCookies];
type PageCookie =
  Extract<CookieId, 'locale' | 'theme' | 'consent' | 'approval' | 'promoTooltip' | 'shownRounds'> | CampaignCookie;

/**
 * Sets a cookie. No other code of a page does. It is valid for both sites, because the sport host is below the
 * casino's. Stored encoded: specification §9.
 */
export function keepCookie(id: PageCookie, value: string, origins: Origins): void {
  write(id, value, cookies[id].maxAgeSeconds, origins);
}

/** Returns a cookie's value; null without one. */
export function keptCookie(id: PageCookie): string | null {
  const start = `${cookies[id].name}=`;
  const found = document.cookie.split('; ').find((each) => each.startsWith(start));
  return found === undefined ? null : decodeURIComponent(found.slice(start.length));
}

export const dropCookie = (id: CampaignCookie | 'shownRounds', origins: Origins): void => write(id, '', 0, origins);

function write(id: PageCookie, value: string, maxAgeSeconds: number, { casino }: Origins): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  const life = `max-age=${maxAgeSeconds};samesite=lax${secure}`;
  document.cookie = `${cookies[id].name}=${encodeURIComponent(value)};path=/;domain=${new URL(casino).hostname};${life}`;
}
