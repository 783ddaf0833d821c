import { type campaignCookies, type CookieId, cookies } from '@croupier/contracts';
import type { Origins } from './page-context.ts';

/** What pages set themselves; the others are the platform's and no script sees them. */
type CampaignCookie = (typeof campaignCookies)[keyof typeof campaignCookies];
type PageCookie = Extract<CookieId, 'locale' | 'theme' | 'consent'> | CampaignCookie;

/**
 * The one place where a page sets a cookie. It holds for the whole site family: the sport host lies below the casino's.
 * Stored encoded: specification §9.
 */
export function keepCookie(id: PageCookie, value: string, origins: Origins): void {
  write(id, value, cookies[id].maxAgeSeconds, origins);
}

export const dropCookie = (id: CampaignCookie, origins: Origins): void => write(id, '', 0, origins);

function write(id: PageCookie, value: string, maxAgeSeconds: number, { casino }: Origins): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  const life = `max-age=${maxAgeSeconds};samesite=lax${secure}`;
  document.cookie = `${cookies[id].name}=${encodeURIComponent(value)};path=/;domain=${new URL(casino).hostname};${life}`;
}
