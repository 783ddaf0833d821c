import type { IncomingMessage } from 'node:http';
import { cookies } from '@croupier/contracts';
import {
  chooseLocale,
  type Edition,
  type EditionHosts,
  editionOf,
  type LocaleChoice,
  joinGuest,
  splitGuest,
  splitLocale,
} from '@croupier/i18n';
import { type Agent, readAgent } from './agent.ts';
import { readCookie } from './cookies.ts';

export interface PageRequest {
  readonly edition: Edition;
  readonly locale: LocaleChoice;
  readonly agent: Agent;
  /** True if a session cookie was sent; only the platform knows whether the session is alive. */
  readonly session: boolean;
  /** True for a page of the guest mode, which has no sign-in or sign-up. */
  readonly guestMode: boolean;
  /** Target if the visitor's country belongs into, or out of, the guest mode. */
  readonly elsewhere: string | undefined;
}

export interface PageRequestRules {
  /** Header in which a trusted proxy names the visitor's country. The gateway drops it from any other sender. */
  readonly countryHeader: string;
  readonly editionsByHost: EditionHosts;
  /** ISO countries where the site is unavailable: their visitors only get the guest mode. */
  readonly blockedCountries: ReadonlySet<string>;
}

/** Reads everything known about a page request before rendering. */
export function readPageRequest(
  request: IncomingMessage,
  host: string,
  pathname: string,
  rules: PageRequestRules,
): PageRequest {
  const { headers } = request;
  const { cookie } = headers;
  const country = headers[rules.countryHeader] as string | undefined;
  const edition = editionOf({ host, country }, rules.editionsByHost);
  const agent = readAgent(headers['user-agent'], request.url);
  const session = readCookie(cookie, cookies.session.name) !== undefined;
  const { guestMode, path } = splitGuest(pathname);
  // Signed-in players keep access everywhere, because their money is on the site.
  const belongsThere = !session && country !== undefined && rules.blockedCountries.has(country.toUpperCase());
  const chosen = chooseLocale({
    edition,
    pathname: path,
    cookie: readCookie(cookie, cookies.locale.name),
    acceptLanguage: headers['accept-language'],
    bot: agent.bot,
  });
  // A player's saved language takes precedence over the cookie. The renderer fetches it and redirects if needed.
  const undecided = session && splitLocale(path).locale === undefined;
  const redirect = undecided || chosen.redirect === undefined ? undefined : joinGuest(guestMode, chosen.redirect);
  const elsewhere = belongsThere === guestMode ? undefined : joinGuest(belongsThere, path);
  return { edition, locale: { ...chosen, redirect }, agent, session, guestMode, elsewhere };
}
