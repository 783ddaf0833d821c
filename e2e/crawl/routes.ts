import { readFileSync } from 'node:fs';
import { splitLocale } from '@croupier/i18n';

export type App = 'casino' | 'betting';

/** One pattern of the sportsbook stands for two pages: a number in front means a match. */
const MATCH_OR_LEAGUE = '/sport/$param';
export const MATCH = '/sport/$match';
const kinds = { league: '/sport/$league', match: MATCH };

/** The patterns of an app's pages, from the tree its router is made of: `/play/$producer/$name`. */
export function routesOf(app: App): string[] {
  const tree = readFileSync(new URL(`../../apps/${app}/src/routeTree.gen.ts`, import.meta.url), 'utf8');
  const [, pages = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? [];
  return [...pages.matchAll(/'([^']+)': typeof/g)].flatMap(([, route]) =>
    route === MATCH_OR_LEAGUE ? Object.values(kinds) : [route!],
  );
}

/** Finds the pattern of a path, fixed words before parameters. */
export function routeFinder(routes: readonly string[]): (path: string) => string | undefined {
  const known = routes
    .filter((route) => route !== kinds.league && route !== kinds.match)
    .map((route) => ({ route, pattern: new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}/?$`) }))
    .toSorted((one, other) => one.route.split('$').length - other.route.split('$').length);
  return (path) => {
    const own = splitLocale(path).path;
    const found = known.find(({ pattern }) => pattern.test(own))?.route;
    if (found || !routes.includes(kinds.match)) return found;
    return /^\/sport\/\d/.test(own) ? kinds.match : /^\/sport\/[^/]+$/.test(own) ? kinds.league : undefined;
  };
}
