import { type PageContext, publicPath as addressOf } from '@croupier/web-app';

/** A path of this app as the address bar shows it: with its language in front. Other addresses stay unchanged. */
export function publicPath(pageContext: PageContext, path: string): string {
  return path.startsWith('/') ? addressOf(pageContext, path) : path;
}
