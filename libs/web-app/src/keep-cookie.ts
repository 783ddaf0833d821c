import { type CookieId, cookies } from '@croupier/contracts';
import type { Origins } from './page-context.ts';

/** What pages set themselves; the others are the platform's and no script sees them. */
type PageCookie = Extract<CookieId, 'locale' | 'theme' | 'consent'>;

/**
 * The one place where a page sets a cookie. It holds for the whole site family: the sport host lies below the casino's.
 * Stored encoded: specification §9.
 */
export function keepCookie(id: PageCookie, value: string, { casino }: Origins): void {
  const { name, maxAgeSeconds } = cookies[id];
  const secure = location.protocol === 'https:' ? ';secure' : '';
  const life = `max-age=${maxAgeSeconds};samesite=lax${secure}`;
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;domain=${new URL(casino).hostname};${life}`;
}
