import * as v from 'valibot';
import { NumericId, NumericIdParam, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { Locale } from '../core/locale.ts';
import { trimmed } from '../core/text.ts';
import { MOST_FAVOURITES } from './most-favourites.ts';
import { Club, EventStatus, Slug, Sport, SportEvent } from './sport-events.ts';

/** Kinds of favourites. */
const FavouriteKind = /*#__PURE__*/ v.picklist(['sport', 'league', 'team', 'event']);

/** Key of a favourite: the slug of a sport, league or club, or a match's number. */
export const FavouriteKey = /*#__PURE__*/ v.object({ kind: FavouriteKind, key: Slug });
export type FavouriteKey = v.InferOutput<typeof FavouriteKey>;

/** A favourite with the name that lists show. A match is named by its clubs. */
export const Favourite = /*#__PURE__*/ v.object({
  ...FavouriteKey.entries,
  sport: Sport,
  name: v.pipe(v.string(), v.maxLength(200)),
});
export type Favourite = v.InferOutput<typeof Favourite>;

/** GET /api/sportsbook/favourites: what the player keeps, newest first; what is over is left out. Ours. */
export const readFavourites = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/favourites',
  reply: /*#__PURE__*/ v.array(Favourite),
});

/** PUT /api/sportsbook/favourites: adds what a guest kept on the device, oldest first. What is no more is passed over. Ours. */
export const mergeFavourites = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/sportsbook/favourites',
  body: /*#__PURE__*/ v.object({ favourites: v.pipe(v.array(FavouriteKey), v.maxLength(MOST_FAVOURITES)) }),
  reply: /*#__PURE__*/ v.array(Favourite),
});

/** PUT /api/sportsbook/favourites/{kind}/{key}: keeps one. Kept already, it stays as it is. Ours. */
export const addFavourite = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/sportsbook/favourites/:kind/:key',
  params: FavouriteKey,
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
  refusals: ['not_found'],
});

/** DELETE /api/sportsbook/favourites/{kind}/{key}: keeps one no longer. Ours. */
export const removeFavourite = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/sportsbook/favourites/:kind/:key',
  params: FavouriteKey,
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
});

/** GET /api/sportsbook/kick_offs: when matches of a sport or league begin and how many then, by time: what filters count. Ours. */
export const readKickOffs = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/kick_offs',
  query: /*#__PURE__*/ v.object({ sport: v.optional(Sport), tournament: v.optional(Slug) }),
  reply: /*#__PURE__*/ v.array(v.object({ at: Timestamp, matches: v.number() })),
});

/** GET /api/sportsbook/search: clubs, players, leagues, open matches, races and seasons that have every word begun in their names, accents apart. Ours. */
export const searchSport = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/search',
  query: /*#__PURE__*/ v.object({ text: trimmed(64) }),
  reply: /*#__PURE__*/ v.object({
    leagues: v.array(v.object({ slug: Slug, name: v.string(), category: v.string(), sport: Sport })),
    teams: v.array(v.object({ ...Club.entries, sport: Sport })),
    /** Players with the club they play for. */
    players: v.array(v.object({ id: v.string(), name: v.string(), number: v.number(), club: Club, sport: Sport })),
    /** Live matches first, then by kick-off. */
    events: v.array(SportEvent),
    /** Upcoming and running races, by their start, with the matching runner. */
    races: v.array(
      v.object({
        id: NumericId,
        sport: Sport,
        /** The track. */
        tournament: v.string(),
        number: v.number(),
        kick_off_at: Timestamp,
        status: EventStatus,
        runner: v.nullable(v.string()),
      }),
    ),
    /** Seasons that can be bet on, by their league; with the club that is named so. */
    seasons: v.array(
      v.object({
        id: NumericId,
        sport: Sport,
        /** The league. */
        tournament: v.string(),
        number: v.number(),
        club: v.nullable(v.string()),
      }),
    ),
  }),
});

/**
 * Address of the player's calendar for calendar apps. It is a secret: anyone with the address can read the matches.
 * Null if there is none.
 */
const CalendarAddress = /*#__PURE__*/ v.object({ address: v.nullable(v.pipe(v.string(), v.url())) });

/** GET /api/sportsbook/calendar: returns the address of the player's calendar. Ours. */
export const readCalendar = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/calendar',
  reply: CalendarAddress,
});

/** PUT /api/sportsbook/calendar: gives the player's calendar an address. It keeps one that it has. Ours. */
export const openCalendar = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/sportsbook/calendar',
  reply: CalendarAddress,
});

/** POST /api/sportsbook/calendar/renew: another address; the old one leads nowhere from then on. Ours. */
export const renewCalendar = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/sportsbook/calendar/renew',
  reply: CalendarAddress,
  refusals: ['not_found'],
});

/** DELETE /api/sportsbook/calendar: the calendar has no address any more. Ours. */
export const closeCalendar = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/sportsbook/calendar',
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
});

/** Another language than the account's, or the source's. One there is not is passed over. */
const CalendarQuery = /*#__PURE__*/ v.object({ lang: v.fallback(v.optional(Locale), undefined) });

/**
 * GET /api/sportsbook/calendars/{token}/matches.ics: the matches of what a player keeps, of yesterday to a month from now, for
 * calendar apps: iCalendar (RFC 5545), UTC. Known by the token alone. Ours.
 */
export const readCalendarFile = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/calendars/:token/matches.ics',
  params: /*#__PURE__*/ v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{32}$/)) }),
  query: CalendarQuery,
  reply: v.string(),
  media: 'text/calendar; charset=utf-8',
});

/** GET /api/sportsbook/events/{id}/match.ics: one match for a calendar: iCalendar (RFC 5545), UTC. Ours. */
export const readMatchFile = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/events/:id/match.ics',
  params: /*#__PURE__*/ v.object({ id: NumericIdParam }),
  query: CalendarQuery,
  reply: v.string(),
  media: 'text/calendar; charset=utf-8',
});
