import type { SportPage } from '@croupier/sportsbook';

/** Returns the readable part of a match's address; only the number before it identifies the match. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Inside = Exclude<SportPage, { readonly to: 'casino' } | { readonly to: 'deposit' }>;

/** Returns the address of a page of this app. */
export function addressOf(page: Inside): string {
  switch (page.to) {
    case 'home':
      return '/sport';
    case 'live':
      return '/sport/live';
    case 'results':
      return '/sport/results';
    case 'calibration':
      return '/sport/calibration';
    case 'favourites':
      return '/sport/favourites';
    case 'centre':
      return '/sport/centre';
    case 'coupon':
      return '/sport/coupon';
    case 'bets':
      return '/sport/my-bets';
    case 'login':
      return '/sport/login';
    case 'registration':
      return '/sport/registration';
    case 'sport':
      return `/sport/${page.sport}`;
    case 'league':
      return `/sport/${page.slug}`;
    case 'team':
      return `/sport/team-${page.id}`;
    case 'field':
      return `/sport/race-${page.id}-${slugOf(page.name)}`;
    case 'event':
      return `/sport/${page.id}-${slugOf(page.home)}-${slugOf(page.away)}`;
  }
}

/**
 * Parses a page's parameter: a leading number is a match, `race-` a field of runners, `team-` a club, anything
 * else a sport or a league.
 */
export function parseParam(param: string): { event: number } | { field: number } | { team: string } | { slug: string } {
  const field = /^race-([1-9]\d{0,14})(-|$)/.exec(param)?.[1];
  if (field) return { field: Number(field) };
  const number = /^([1-9]\d{0,14})(-|$)/.exec(param)?.[1];
  if (number) return { event: Number(number) };
  return param.startsWith(TEAM) ? { team: param.slice(TEAM.length) } : { slug: param };
}

const TEAM = 'team-';

/** Returns the search of an address: the kick-offs of a list, and the subject of a coupon. */
export function searchOf(page: SportPage): Record<string, string | number> {
  const when = 'when' in page && page.when !== undefined ? { when: page.when } : {};
  if (page.to === 'centre') return page.matches?.length ? { matches: page.matches.join(',') } : {};
  if (page.to !== 'coupon') return when;
  const { sport, league, market } = page;
  return { sport, ...(league !== undefined && { league }), ...(market !== undefined && { market }), ...when };
}
