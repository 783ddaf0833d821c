import { type PageContext, publicPath as addressOf } from '@croupier/web-app';

/** Returns a path of this app as in the address bar, with its language prefix. Other addresses stay unchanged. */
export function publicPath(pageContext: PageContext, path: string): string {
  return path.startsWith('/') ? addressOf(pageContext, path) : path;
}
