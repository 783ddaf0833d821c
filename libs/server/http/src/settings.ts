import * as v from 'valibot';
import { readEditionHosts } from '@croupier/i18n';
import { trustProxies } from './trusted-proxies.ts';

/** Error for a missing or invalid setting; the message names it and the allowed values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Parses a TCP port; 0 lets the system choose. */
export const port = (initial: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'a port number from 0 to 65535'),
    ),
    String(initial),
  );

/** Parses an integer of at least one. */
export const count = (initial: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'a whole number'), v.transform(Number)), String(initial));

/** Parses a flag: `1` turns it on. */
export const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1'], '0 or 1'),
    v.transform((text) => text === '1'),
  ),
  '0',
);

/** Parses an origin: `http://host:port` without a path. */
export const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, 'an origin such as https://casino.example'),
);

/** Parses a complete URL with its path. */
export const url = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[\w.-]+(?::\d+)?\/[\w./?&=%-]*$/, 'an address such as https://service.example/verify'),
);

const areAddresses = (entries: readonly string[]) => {
  try {
    return trustProxies(entries) !== undefined;
  } catch {
    return false;
  }
};

/** Parses addresses and networks of proxies. */
export const proxies = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
    v.check((entries) => areAddresses(entries), 'addresses or networks such as 10.0.0.7,192.168.0.0/16'),
  ),
  '',
);

const editionHosts = v.optional(
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return readEditionHosts(dataset.value);
      } catch (error) {
        addIssue({ message: (error as Error).message });
        return NEVER;
      }
    }),
  ),
  '',
);

/** Parses ISO countries: `US,FR`. */
const countries = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').filter(Boolean)),
    v.everyItem((code) => /^[A-Z]{2}$/.test(code), 'countries such as US,FR'),
    v.transform((codes): ReadonlySet<string> => new Set(codes)),
  ),
  '',
);

/**
 * Parses outside studios and the origins of their games: `name=https://studio.example,…`. Our own titles are `house`.
 */
const studios = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').filter(Boolean)),
    v.everyItem(
      (pair) => /^(?!house=)[a-z][a-z0-9-]{0,63}=https?:\/\/[\w.-]+(?::\d+)?$/.test(pair),
      'studios such as lucky-studio=https://games.studio.example',
    ),
    v.transform(
      (pairs): ReadonlyMap<string, string> => new Map(pairs.map((pair) => pair.split('=', 2) as [string, string])),
    ),
  ),
  '',
);

/**
 * Settings shared by every process of the site: its origins as browsers see them, by default on `*.localhost` at PORT.
 */
export const siteSettings = (env: NodeJS.ProcessEnv) => {
  const local = (host: string) => v.optional(origin, `http://${host}:${env['PORT'] ?? 4200}`);
  return {
    CASINO_ORIGIN: local('casino.localhost'),
    SPORT_ORIGIN: local('sport.casino.localhost'),
    GAMES_ORIGIN: local('games.casino.localhost'),
    PAY_ORIGIN: local('pay.sandbox.localhost'),
    /** The captcha's page, framed where a form asks for one. */
    CAPTCHA_FRAME_URL: v.optional(url),
    /** Page of the seller of coins by card; the local site always uses the sandbox's. */
    COINS_FRAME_URL: v.optional(url),
    GAME_STUDIOS: studios,
    EDITION_HOSTS: editionHosts,
    BLOCKED_COUNTRIES: countries,
  };
};

/**
 * Returns the page of the coin seller: the sandbox's on this machine, otherwise the configured one. Null if there is
 * none. Source: specification §7.
 */
export function coinsFrameUrl(settings: {
  CASINO_ORIGIN: string;
  PAY_ORIGIN: string;
  COINS_FRAME_URL?: string | undefined;
}): string | null {
  if (!new URL(settings.CASINO_ORIGIN).hostname.endsWith('localhost')) return settings.COINS_FRAME_URL ?? null;
  return `${settings.PAY_ORIGIN.replace('//pay.', '//crypto.')}/v1/frame`;
}

/** Names of settings whose values may contain keys or passwords: errors leave the value out. */
const SECRET = /KEY|SECRET|PASSWORD|URL$/;

/** Reads settings from the environment, with a schema per name. An empty value counts as missing. */
export function readSettings<const Entries extends v.ObjectEntries>(
  entries: Entries,
  env: NodeJS.ProcessEnv,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const result = v.safeParse(v.object(entries), given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = v.getDotPath(issue) ?? '';
  throw new SettingsError(
    issue.received === 'undefined'
      ? `The setting ${name} is missing.`
      : `The setting ${SECRET.test(name) ? name : `${name}=${given[name]}`} is wrong: ${issue.message}.`,
  );
}
