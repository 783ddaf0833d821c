import { hostName } from '@croupier/server-http';
import type { GatewayConfig, Targets } from './config.ts';

const PLATFORM_PATH =
  /^\/(api|json-api|log|performance|network-performance|sock|callbacks|healthz|robots\.txt|sitemap\.xml|sitemaps|news\.atom)(\/|\?|$)/;
/** Path of the only API call outside these prefixes: a page's path, called by POST. */
const VERIFICATION_PATH = /^\/users\/email-verification\/request\//;
const GAMES_PATH = /^\/rgs(\/|\?|$)/;

/** Returns the process that handles a request, by its host and path. */
export function targetOf(
  host: string,
  url: string,
  { targets, gamesHost }: Pick<GatewayConfig, 'targets' | 'gamesHost'>,
): string {
  const name = hostName(host);
  if (targets.sandbox && (name === 'sandbox.localhost' || name.endsWith('.sandbox.localhost'))) return targets.sandbox;
  if (targets.studio && name.endsWith('.studio.localhost')) return targets.studio;
  const paths = name === gamesHost ? [GAMES_PATH] : [PLATFORM_PATH, VERIFICATION_PATH];
  return paths.some((path) => path.test(url)) ? targets.platform : webOf(name, targets);
}

/** Returns the page server of a host. */
export const webOf = (name: string, { web, webOf: ofHost }: Targets): string => ofHost?.get(name) ?? web;
