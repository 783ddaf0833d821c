import { joinLocale, type Locale, splitLocale } from '@croupier/i18n';
import { type Boot, defaultLocaleOf } from '../boot.ts';
import { rememberLocale } from './remember-locale.ts';

/** Shows the page one is on in another language, and keeps that for the next visits. */
export function changeLocale(locale: Locale, boot: Boot): void {
  rememberLocale(locale, boot.origins);
  const { path } = splitLocale(location.pathname);
  location.assign(joinLocale(locale, defaultLocaleOf(boot), path) + location.search);
}
