import { randomBytes } from 'node:crypto';
import { type EditionHosts, readEditionHosts } from '@croupier/i18n';

/** Where the pieces speak. All from the environment; the supervisor fills in what is missing. */
export interface Config {
  databaseUrl: string;
  /** Where this process listens, on loopback unless HOST says otherwise. */
  port: number;
  host: string;
  casinoOrigin: string;
  sportOrigin: string;
  gamesOrigin: string;
  payOrigin: string;
  mailOrigin: string;
  /** Where the platform itself reaches the third parties: they need not resolve by name here. */
  sandboxBase: string;
  cookieDomain: string;
  /** Shared with the sandbox: signs its callbacks. */
  sandboxSecret: string;
  /** Outside game providers and the secrets that sign their calls. */
  gameProviders: ReadonlyMap<string, string>;
  /** Simulated seconds a second. */
  sportSpeed: number;
  /** How long a bet during play waits before it is accepted. */
  sportLiveDelayMs: number;
  privateTopicPrefix: string;
  /** Hosts whose visitors get an edition wherever they are. */
  editionsByHost: EditionHosts;
  /** ISO countries the site is not open to. */
  blockedCountries: ReadonlySet<string>;
  logLevel: string;
}

const port = (env: NodeJS.ProcessEnv) => Number(env['PORT'] ?? 4200);

function sportSpeed(text: string): number {
  const speed = Number(text);
  if (!(speed >= 1 && speed <= 10_000))
    throw new Error(`SPORT_SPEED is ${text}; it is a number from 1 (real time) to 10000.`);
  return speed;
}

/** `name=secret,name=secret` */
const secrets = (text = '') =>
  new Map(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s, 2) as [string, string]),
  );

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const site = (host: string) => `http://${host}:${port(env)}`;
  const databaseUrl = env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: `npm start` gives the platform one.');
  return {
    databaseUrl,
    port: Number(env['PLATFORM_PORT'] ?? 4210),
    host: env['HOST'] ?? '127.0.0.1',
    casinoOrigin: env['CASINO_ORIGIN'] ?? site('casino.localhost'),
    sportOrigin: env['SPORT_ORIGIN'] ?? site('sport.casino.localhost'),
    gamesOrigin: env['GAMES_ORIGIN'] ?? site('games.casino.localhost'),
    payOrigin: env['PAY_ORIGIN'] ?? site('pay.sandbox.localhost'),
    mailOrigin: env['MAIL_ORIGIN'] ?? site('mail.sandbox.localhost'),
    sandboxBase: env['SANDBOX_BASE'] ?? 'http://127.0.0.1:4230',
    cookieDomain: env['COOKIE_DOMAIN'] ?? 'casino.localhost',
    sandboxSecret: env['SANDBOX_SECRET'] ?? randomBytes(32).toString('base64url'), // Nobody's: no callback is believed.
    gameProviders: secrets(env['GAME_PROVIDERS']),
    sportSpeed: sportSpeed(env['SPORT_SPEED'] ?? '20'),
    sportLiveDelayMs: Number(env['SPORT_LIVE_DELAY_MS'] ?? 6_000),
    privateTopicPrefix: env['PRIVATE_TOPIC_PREFIX'] ?? '$player:',
    editionsByHost: readEditionHosts(env['EDITION_HOSTS']),
    blockedCountries: new Set((env['BLOCKED_COUNTRIES'] ?? '').split(',').filter(Boolean)),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}
