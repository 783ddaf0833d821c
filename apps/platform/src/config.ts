import { randomBytes } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import { quicknet } from '@croupier/game-math';
import type { EditionHosts } from '@croupier/i18n';
import type { DrandOptions } from '@croupier/server-games';
import {
  coinsFrameUrl,
  flag,
  origin,
  port,
  proxies,
  readSettings,
  SettingsError,
  siteSettings,
  url,
} from '@croupier/server-http';
import type { CryptoCardsOptions } from '@croupier/server-payments';
import type { OddsServiceOptions } from '@croupier/server-sportsbook';
import { readBucket, type S3Options } from '@croupier/server-storage';

/** Settings of the platform, all from the environment; the supervisor fills in defaults. */
export interface Config {
  databaseUrl: string;
  /** Port this process listens on, on loopback unless HOST is set. */
  port: number;
  host: string;
  casinoOrigin: string;
  sportOrigin: string;
  gamesOrigin: string;
  payOrigin: string;
  mailOrigin: string;
  /** Mail server and text message gateway; without them messages stay in the sandbox's inbox. */
  mailUrl: string | null;
  mailFrom: string;
  smsUrl: string | null;
  /** Contact details of the operator shown on the site, in addition to the form. */
  contacts: { email: string | null; phone: string | null };
  /** Base URL at which the platform reaches third parties: their names need not resolve here. */
  sandboxBase: string;
  /** True closes the cashbox for maintenance. */
  techWork: boolean;
  /** Seller of coins by card, and the groups that may buy. */
  coins: CryptoCardsOptions;
  cookieDomain: string;
  /** Secret shared with the sandbox, which signs its callbacks. */
  sandboxSecret: string;
  /**
   * Keys that encrypt players' two-factor secrets: the first encrypts, all decrypt. Empty: two-factor is unavailable.
   */
  secretsKeys: readonly string[];
  /** Private key that identifies us to push services, 32 bytes in base64url. Null: no notifications are sent. */
  pushKey: string | null;
  /** Origins of push services that browsers may use. */
  pushServices: readonly string[];
  /** Outside game providers with the secrets that sign their calls. */
  gameProviders: ReadonlyMap<string, string>;
  /** Those of them that serve games in their own frame, with their origins. */
  studios: ReadonlyMap<string, string>;
  /** Simulated seconds per second. */
  sportSpeed: number;
  /** True if odds move before kick-off. */
  sportDrifts: boolean;
  /** Slugs of the leagues that are played; empty means all. */
  sportLeagues: readonly string[];
  /** Service with other bookmakers' odds, used in addition to the simulation; null for none. */
  oddsFeed: OddsServiceOptions | null;
  /** Public beacon that salts the rounds of live tables; null uses our own server. */
  beacon: DrandOptions | null;
  /** Feature flag of specification §9: status 208 counts as an achievement. */
  compPoints: boolean;
  /** Other feature flags of specification §9: on unless turned off. */
  features: Readonly<Record<SwitchableFeature, boolean>>;
  /** Exchange between a player's own wallets: fee in hundredths of a percent, limit per 24 hours in euros. */
  exchange: { fee: number; dayEuros: number };
  /** Limit on the value of points a player exchanges for money in 24 hours, in euros. */
  pointsDayEuros: number;
  /** Milliseconds an in-play bet waits before it is accepted. */
  sportLiveDelayMs: number;
  privateTopicPrefix: string;
  /** Open sockets per player and per address on one instance. */
  socketsPerPlayer: number;
  socketsPerAddress: number;
  /** Null: no captcha. */
  captcha: CaptchaConfig | null;
  /** Hosts whose visitors get a fixed edition wherever they are. */
  editionsByHost: EditionHosts;
  /** ISO countries where the site is unavailable. */
  blockedCountries: ReadonlySet<string>;
  /**
   * Proxies, in addition to this machine, trusted to name the forwarded client: a remote gateway and proxies in front
   * of it.
   */
  trustedProxies: readonly string[];
  /** Connections in each pool of an instance; `copies` is the number of instances that share the database. */
  pools: Readonly<Record<'bets' | 'calls' | 'sockets' | 'jobs', number>>;
  copies: number;
  /** Concurrent calls per player (or guest) and per address on one instance; a few more may wait. */
  callsPerPlayer: number;
  callsPerAddress: number;
  /** Demos an address may open per minute. */
  demosPerMinute: number;
  /** Accounts an address may open per hour. */
  signUpsPerAddress: number;
  logLevel: string;
  /** True if texts are reloaded when their files change. */
  watchContent: boolean;
  /** Folder for files outside the database, if there is no bucket. */
  dataDir: string;
  bucket: S3Options | null;
  /** `tcp://host:port` of a clamd; null detects only the EICAR test file. */
  scannerUrl: string | null;
}

const switchable = ['achievements', 'lootbox_wheel', 'registration_checkbox', 'ab_registration'] as const;
export type SwitchableFeature = (typeof switchable)[number];

export interface CaptchaConfig {
  siteKey: string;
  secret: string;
  /** Page of the service for the browser, shown in a sandboxed frame. */
  frameUrl: string;
  /** URL that verifies tokens. */
  verifyUrl: string;
  /** True if signing up requires a captcha. */
  register: boolean;
}

const text = (initial: string) => v.optional(v.string(), initial);

/** Parses a number from `least` to `most`. */
const number = (initial: number, least: number, most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.number(`a number from ${least} to ${most}`),
      v.minValue(least, `a number from ${least} to ${most}`),
      v.maxValue(most, `a number from ${least} to ${most}`),
    ),
    String(initial),
  );

const split = (all: string): string[] => all.split(',').filter(Boolean);

/** Parses `one,two`. */
const list = v.optional(v.pipe(v.string(), v.transform(split)), '');

/** Parses comma-separated keys of 32 bytes in base64url. */
const keys = v.optional(
  v.pipe(
    v.string(),
    v.transform(split),
    v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '32 random bytes in base64url, or several behind commas'))),
  ),
  '',
);

/** Push services of Chromium, Firefox, Safari and Edge. */
const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
  'https://*.push.apple.com',
  'https://wns2-*.notify.windows.com',
].join(',');

const LONGEST_DELAY_MS = 600_000;
/** A tenth, in hundredths of a percent. */
const MOST_FEE = 1_000;
const MOST_DAY = 1_000_000;
const MOST_SOCKETS = 1_000_000;
const MOST_CONNECTIONS = 1000;
const MOST_CALLS = 10_000;
const MOST_SECONDS = 1e11;
/** Longest accepted beacon period in seconds: a wheel should spin at least that often. */
const MOST_PERIOD = 30;

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const settings = readSettings(
    {
      ...siteSettings(env),
      DATABASE_URL: v.string(),
      PLATFORM_PORT: port(4210),
      HOST: text('127.0.0.1'),
      MAIL_ORIGIN: v.optional(origin, `http://mail.sandbox.localhost:${env['PORT'] ?? 4200}`),
      MAIL_URL: v.optional(
        v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'an address such as smtp://user:password@mail.example')),
      ),
      MAIL_FROM: text('Croupier <no-reply@casino.localhost>'),
      SMS_URL: v.optional(
        v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'an address such as https://sms.example/send')),
      ),
      CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('an address such as help@casino.example'))),
      CONTACT_PHONE: v.optional(v.pipe(v.string(), v.regex(/^\+[\d ]{6,20}$/, 'a number such as +43 1 234567'))),
      SANDBOX_BASE: v.optional(origin, 'http://127.0.0.1:4230'),
      COOKIE_DOMAIN: text('casino.localhost'),
      SANDBOX_SECRET: v.optional(v.string()),
      SECRETS_KEY: keys,
      PUSH_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '32 random bytes in base64url'))),
      PUSH_SERVICES: v.optional(
        v.pipe(
          v.string(),
          v.transform(split),
          v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:-]*\*?[\w.:-]+$/, 'origins behind commas'))),
        ),
        PUSH_SERVICES,
      ),
      PUSH_SANDBOX: v.optional(origin),
      GAME_PROVIDERS: list,
      SPORT_SPEED: number(20, 1, 10_000),
      SPORT_STILL: flag,
      SPORT_LEAGUES: list,
      ODDS_FEED_URL: v.optional(url),
      ODDS_FEED_KEY: v.optional(v.string()),
      ODDS_FEED_CALLS: number(20, 8, 600),
      ODDS_FEED_LEAGUES: list,
      BEACON_URLS: v.optional(v.pipe(v.string(), v.transform(split), v.array(origin)), ''),
      BEACON_NAME: v.optional(v.pipe(v.string(), v.regex(/^[\w .-]{1,40}$/, 'a name of letters and digits'))),
      BEACON_CHAIN: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a hash in hex'))),
      BEACON_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{192}$/, 'a key on G2 in hex'))),
      BEACON_GENESIS: number(0, 0, MOST_SECONDS),
      BEACON_PERIOD: number(0, 0, MOST_PERIOD),
      SPORT_LIVE_DELAY_MS: number(6_000, 0, LONGEST_DELAY_MS),
      PRIVATE_TOPIC_PREFIX: text('$player:'),
      SOCKETS_PER_PLAYER: number(50, 1, MOST_SOCKETS),
      SOCKETS_PER_ADDRESS: number(1000, 1, MOST_SOCKETS),
      CAPTCHA_SITE_KEY: v.optional(v.string()),
      CAPTCHA_SECRET: v.optional(v.string()),
      CAPTCHA_VERIFY_URL: v.optional(url),
      CAPTCHA_REGISTER: flag,
      COINS_WIDGET_ID: text('sandbox'),
      COINS_GROUPS: list,
      TECH_WORK: flag,
      COMP_POINTS: flag,
      FEATURES_OFF: v.pipe(
        v.optional(v.string(), ''),
        v.transform(split),
        v.array(v.picklist(switchable, `features behind commas: ${switchable.join(', ')}`)),
      ),
      CONVERSION_FEE: number(50, 0, MOST_FEE),
      CONVERSION_DAY: number(10_000, 1, MOST_DAY),
      POINTS_DAY: number(1_000, 1, MOST_DAY),
      TRUSTED_PROXIES: proxies,
      POOL_BETS: number(7, 7, MOST_CONNECTIONS),
      POOL_CALLS: number(12, 1, MOST_CONNECTIONS),
      POOL_SOCKETS: number(4, 1, MOST_CONNECTIONS),
      POOL_JOBS: number(6, 1, MOST_CONNECTIONS),
      COPIES: number(2, 1, MOST_CONNECTIONS),
      PLATFORM_CALLS_PER_PLAYER: number(4, 1, MOST_CALLS),
      DEMOS_PER_MINUTE: number(120, 1, MOST_CALLS),
      PLATFORM_CALLS_PER_ADDRESS: number(32, 1, MOST_CALLS),
      SIGN_UPS_PER_ADDRESS: number(10, 1, 1_000_000),
      LOG_LEVEL: text('info'),
      CROUPIER_DEV: flag,
      DATA_DIR: text('.data'),
      SCANNER_URL: v.optional(
        v.pipe(v.string(), v.regex(/^tcp:\/\/[^/]+$/, 'an address such as tcp://127.0.0.1:3310')),
      ),
    },
    env,
  );
  const gameProviders = new Map(settings.GAME_PROVIDERS.map(nameAndSecret));
  for (const studio of settings.GAME_STUDIOS.keys())
    if (!gameProviders.get(studio))
      throw new SettingsError(`The studio ${studio} needs its secret in GAME_PROVIDERS as well.`);
  return {
    databaseUrl: settings.DATABASE_URL,
    port: settings.PLATFORM_PORT,
    host: settings.HOST,
    casinoOrigin: settings.CASINO_ORIGIN,
    sportOrigin: settings.SPORT_ORIGIN,
    gamesOrigin: settings.GAMES_ORIGIN,
    payOrigin: settings.PAY_ORIGIN,
    mailOrigin: settings.MAIL_ORIGIN,
    mailUrl: settings.MAIL_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    smsUrl: settings.SMS_URL ?? null,
    contacts: { email: settings.CONTACT_EMAIL ?? null, phone: settings.CONTACT_PHONE ?? null },
    sandboxBase: settings.SANDBOX_BASE,
    cookieDomain: settings.COOKIE_DOMAIN,
    sandboxSecret: settings.SANDBOX_SECRET ?? randomBytes(32).toString('base64url'), // Random, so that no callback is accepted.
    secretsKeys: settings.SECRETS_KEY,
    pushKey: settings.PUSH_KEY ?? null,
    pushServices: [...settings.PUSH_SERVICES, ...(settings.PUSH_SANDBOX ? [settings.PUSH_SANDBOX] : [])],
    gameProviders,
    studios: settings.GAME_STUDIOS,
    sportSpeed: settings.SPORT_SPEED,
    sportDrifts: !settings.SPORT_STILL,
    sportLeagues: settings.SPORT_LEAGUES,
    oddsFeed: oddsFeedOf(settings),
    beacon: beaconOf(settings),
    techWork: settings.TECH_WORK,
    compPoints: settings.COMP_POINTS,
    features: {
      achievements: !settings.FEATURES_OFF.includes('achievements'),
      lootbox_wheel: !settings.FEATURES_OFF.includes('lootbox_wheel'),
      registration_checkbox: !settings.FEATURES_OFF.includes('registration_checkbox'),
      ab_registration: !settings.FEATURES_OFF.includes('ab_registration'),
    },
    exchange: { fee: settings.CONVERSION_FEE, dayEuros: settings.CONVERSION_DAY },
    pointsDayEuros: settings.POINTS_DAY,
    sportLiveDelayMs: settings.SPORT_LIVE_DELAY_MS,
    privateTopicPrefix: settings.PRIVATE_TOPIC_PREFIX,
    socketsPerPlayer: settings.SOCKETS_PER_PLAYER,
    socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
    captcha: captchaOf(settings),
    coins: {
      frameUrl: coinsFrameUrl(settings),
      widgetId: settings.COINS_WIDGET_ID,
      groups: settings.COINS_GROUPS.map(Number),
    },
    editionsByHost: settings.EDITION_HOSTS,
    blockedCountries: settings.BLOCKED_COUNTRIES,
    trustedProxies: settings.TRUSTED_PROXIES,
    pools: {
      bets: settings.POOL_BETS,
      calls: settings.POOL_CALLS,
      sockets: settings.POOL_SOCKETS,
      jobs: settings.POOL_JOBS,
    },
    copies: settings.COPIES,
    callsPerPlayer: settings.PLATFORM_CALLS_PER_PLAYER,
    callsPerAddress: settings.PLATFORM_CALLS_PER_ADDRESS,
    demosPerMinute: settings.DEMOS_PER_MINUTE,
    signUpsPerAddress: settings.SIGN_UPS_PER_ADDRESS,
    logLevel: settings.LOG_LEVEL,
    watchContent: settings.CROUPIER_DEV,
    dataDir: path.resolve(settings.DATA_DIR),
    bucket: readBucket(env),
    scannerUrl: settings.SCANNER_URL ?? null,
  };
}

interface CaptchaSettings {
  CAPTCHA_SITE_KEY?: string | undefined;
  CAPTCHA_SECRET?: string | undefined;
  CAPTCHA_VERIFY_URL?: string | undefined;
  CAPTCHA_FRAME_URL?: string | undefined;
  CAPTCHA_REGISTER: boolean;
}

/** Reads the captcha settings: all four or none, because a partial captcha would let everyone pass. */
function captchaOf(settings: CaptchaSettings): CaptchaConfig | null {
  const { CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_VERIFY_URL, CAPTCHA_FRAME_URL } = settings;
  const needed = { CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_VERIFY_URL, CAPTCHA_FRAME_URL };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(needed).length) return null;
  if (missing.length > 0)
    throw new SettingsError(`A captcha needs ${missing.map(([name]) => name).join(', ')} as well.`);
  return {
    siteKey: CAPTCHA_SITE_KEY!,
    secret: CAPTCHA_SECRET!,
    frameUrl: CAPTCHA_FRAME_URL!,
    verifyUrl: CAPTCHA_VERIFY_URL!,
    register: settings.CAPTCHA_REGISTER,
  };
}

interface OddsFeedSettings {
  ODDS_FEED_URL?: string | undefined;
  ODDS_FEED_KEY?: string | undefined;
  ODDS_FEED_CALLS: number;
  ODDS_FEED_LEAGUES: readonly string[];
}

function oddsFeedOf(settings: OddsFeedSettings): OddsServiceOptions | null {
  const { ODDS_FEED_URL: url, ODDS_FEED_KEY: key, ODDS_FEED_CALLS: callsPerMinute } = settings;
  if (url === undefined) return null;
  const leagues = settings.ODDS_FEED_LEAGUES.map((pair) => {
    const [name = '', category = ''] = pair.split(/=(.*)/s, 2);
    return { key: name, category };
  });
  if (key === undefined || leagues.length === 0 || leagues.some(({ category }) => category === ''))
    throw new SettingsError(
      'Prices from outside need ODDS_FEED_KEY and ODDS_FEED_LEAGUES (`soccer_epl=England,…`) as well.',
    );
  return { url, key, leagues, callsPerMinute };
}

interface BeaconSettings {
  BEACON_URLS: readonly string[];
  BEACON_NAME?: string | undefined;
  BEACON_CHAIN?: string | undefined;
  BEACON_KEY?: string | undefined;
  BEACON_GENESIS: number;
  BEACON_PERIOD: number;
}

/**
 * Reads the beacon settings. Without a chain it is drand's quicknet; any other needs every setting to fetch and verify
 * its rounds.
 */
function beaconOf(settings: BeaconSettings): DrandOptions | null {
  const { BEACON_URLS: urls, BEACON_NAME, BEACON_CHAIN, BEACON_KEY, BEACON_GENESIS, BEACON_PERIOD } = settings;
  if (urls.length === 0) return null;
  const needed = { BEACON_NAME, BEACON_CHAIN, BEACON_KEY, BEACON_GENESIS, BEACON_PERIOD };
  const missing = Object.entries(needed).filter(([, value]) => !value);
  if (missing.length === Object.keys(needed).length) return { chain: quicknet, urls };
  if (missing.length > 0)
    throw new SettingsError(`A beacon's chain needs ${missing.map(([name]) => name).join(', ')} as well.`);
  const times = { genesisAt: BEACON_GENESIS * 1000, periodMs: BEACON_PERIOD * 1000 };
  return { chain: { name: BEACON_NAME!, chain: BEACON_CHAIN!, publicKey: BEACON_KEY!, ...times }, urls };
}

/** Parses `name=secret`. */
function nameAndSecret(pair: string): [string, string] {
  const [name = '', secret = ''] = pair.split(/=(.*)/s, 2);
  return [name, secret];
}
