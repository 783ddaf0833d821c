import { joinLocale } from '@croupier/i18n';
import { type PageContext, defaultLocaleOf } from '@croupier/web-app';

/** A path of this app as the address bar shows it: with its language in front. Other addresses stay unchanged. */
export function publicPath(pageContext: PageContext, path: string): string {
  return path.startsWith('/') ? joinLocale(pageContext.locale, defaultLocaleOf(pageContext), path) : path;
}
