import { joinLocale, type Locale, splitLocale } from '@croupier/i18n';
import { type PageContext, defaultLocaleOf } from '../page-context.ts';
import { rememberLocale } from './remember-locale.ts';

/** Shows the page one is on in another language, and keeps that for the next visits. */
export function changeLocale(locale: Locale, pageContext: PageContext): void {
  rememberLocale(locale, pageContext.origins);
  const { path } = splitLocale(location.pathname);
  location.assign(joinLocale(locale, defaultLocaleOf(pageContext), path) + location.search);
}
