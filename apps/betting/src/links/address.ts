import type { Place } from '@croupier/sportsbook';

/** Readable part of a match's address; the number before it is what counts. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Inside = Exclude<Place, { readonly to: 'casino' } | { readonly to: 'deposit' }>;

/** The address of a place of this app. */
export function addressOf(place: Inside): string {
  switch (place.to) {
    case 'home':
      return '/sport';
    case 'live':
      return '/sport/live';
    case 'results':
      return '/sport/results';
    case 'bets':
      return '/sport/my-bets';
    case 'login':
      return '/sport/login';
    case 'registration':
      return '/sport/registration';
    case 'league':
      return `/sport/${place.slug}`;
    case 'event':
      return `/sport/${place.id}-${slugOf(place.home)}-${slugOf(place.away)}`;
  }
}

/** What a page's one parameter means: a match by the number in front, else a league. */
export function placeOf(param: string): { event: number } | { league: string } {
  const number = /^([1-9]\d{0,14})(-|$)/.exec(param)?.[1];
  return number ? { event: Number(number) } : { league: param };
}
