import { joinLocale } from '@croupier/i18n';
import { type Boot, defaultLocaleOf } from '@croupier/web-app';

/** A path of this app as the address bar shows it: with its language in front. Other addresses stay as they are. */
export function publicPath(boot: Boot, path: string): string {
  return path.startsWith('/') ? joinLocale(boot.locale, defaultLocaleOf(boot), path) : path;
}
