import type { Locale } from '@croupier/i18n';
import { familyDomain } from '../family-domain.ts';
import type { Origins } from '../page-context.ts';

const maxAgeSeconds = 31_536_000;

/** Keeps the language for the next visits. Stored encoded: specification §9. */
export function rememberLocale(locale: Locale, origins: Origins): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `locale=${encodeURIComponent(locale)};path=/;domain=${familyDomain(origins)};max-age=${maxAgeSeconds};samesite=lax${secure}`;
}
