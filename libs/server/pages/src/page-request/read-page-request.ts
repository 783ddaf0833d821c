import type { IncomingMessage } from 'node:http';
import { cookies } from '@croupier/contracts';
import {
  chooseLocale,
  type Edition,
  type EditionHosts,
  editionOf,
  type LocaleChoice,
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
}

export interface PageRequestRules {
  /** The header in which a trusted proxy names the visitor's country. The gateway drops it from anyone else. */
  readonly countryHeader: string;
  readonly editionsByHost: EditionHosts;
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
  const agent = readAgent(headers['user-agent']);
  const session = readCookie(cookie, cookies.session.name) !== undefined;
  const chosen = chooseLocale({
    edition,
    pathname,
    cookie: readCookie(cookie, cookies.locale.name),
    acceptLanguage: headers['accept-language'],
    bot: agent.bot,
  });
  // A player's saved language stands above the cookie. The renderer asks for it and leads on, if need be.
  const undecided = session && splitLocale(pathname).locale === undefined;
  const locale = undecided ? { ...chosen, redirect: undefined } : chosen;
  return { edition, locale, agent, session };
}
