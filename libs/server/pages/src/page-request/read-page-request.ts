import type { IncomingMessage } from 'node:http';
import { SESSION_COOKIE } from '@croupier/contracts';
import { chooseLocale, type Edition, type EditionHosts, editionOf, type LocaleChoice } from '@croupier/i18n';
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
  const locale = chooseLocale({
    edition,
    pathname,
    cookie: readCookie(cookie, 'locale'),
    acceptLanguage: headers['accept-language'],
    bot: agent.bot,
  });
  return { edition, locale, agent, session: readCookie(cookie, SESSION_COOKIE) !== undefined };
}
