import type { Favourite, SportEvent } from '@croupier/contracts';
import type { SportPage } from '../host/sportsbook-context.tsx';

const BETWEEN = ' – ';

export const matchAsFavourite = ({
  id,
  sport,
  home,
  away,
}: Pick<SportEvent, 'id' | 'sport' | 'home' | 'away'>): Favourite => ({
  kind: 'event',
  key: String(id),
  sport,
  name: home.name + BETWEEN + away.name,
});

/** Returns the page of a favourite. */
export function pageOf({ kind, key, sport, name }: Favourite): SportPage {
  if (kind === 'sport') return sport === 'football' ? { to: 'home' } : { to: 'sport', sport };
  if (kind === 'league') return { to: 'league', slug: key };
  if (kind === 'team') return { to: 'team', id: key };
  const [home = '', away = ''] = name.split(BETWEEN);
  return { to: 'event', id: Number(key), home, away };
}

/**
 * Returns the favourites to list matches of, as a query value. Leaves out sports: one sport has thousands of matches.
 */
export const amongOf = (favourites: readonly Favourite[]): string =>
  favourites
    .filter(({ kind }) => kind !== 'sport')
    .map(({ kind, key }) => `${kind}:${key}`)
    .join(',');
