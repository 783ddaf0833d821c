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
  /** Whether a session cookie came along; whether it is alive, only the platform knows. */
  readonly session: boolean;
  /** A page of the guest mode: nobody signs in or up there. */
  readonly guestMode: boolean;
  /** Where the visitor belongs instead, by country: into the guest mode or out of it. */
  readonly elsewhere: string | undefined;
}

export interface PageRequestRules {
  /** The header in which a trusted proxy names the visitor's country. The gateway drops it from anyone else. */
  readonly countryHeader: string;
  readonly editionsByHost: EditionHosts;
  /** ISO countries the site is not open to: their visitors may look around, in the guest mode. */
  readonly blockedCountries: ReadonlySet<string>;
}

/** What is known of a page request before anything is rendered. */
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
  // Whoever is signed in keeps the site, wherever they are: their money is there.
  const belongsThere = !session && country !== undefined && rules.blockedCountries.has(country.toUpperCase());
  const chosen = chooseLocale({
    edition,
    pathname: path,
    cookie: readCookie(cookie, cookies.locale.name),
    acceptLanguage: headers['accept-language'],
    bot: agent.bot,
  });
  // A player's saved language stands above the cookie. The renderer asks for it and leads on, if need be.
  const undecided = session && splitLocale(path).locale === undefined;
  const redirect = undecided || chosen.redirect === undefined ? undefined : joinGuest(guestMode, chosen.redirect);
  const elsewhere = belongsThere === guestMode ? undefined : joinGuest(belongsThere, path);
  return { edition, locale: { ...chosen, redirect }, agent, session, guestMode, elsewhere };
}
