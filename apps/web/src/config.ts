import path from 'node:path';
import * as v from 'valibot';
import { type EditionHosts, languageOf, type Locale, locales } from '@croupier/i18n';
import { coinsFrameUrl, flag, origin, port, readSettings, siteSettings, url } from '@croupier/server-http';
import type { IdleTitles, SiteOrigins } from '@croupier/server-pages';

export interface WebConfig {
  readonly port: number;
  readonly host: string;
  /** The platform's address as this process reaches it. */
  readonly internalApi: string;
  readonly origins: SiteOrigins;
  /** Configured title of a hidden tab; undefined without a setting. */
  readonly idleTitles: (locale: Locale) => IdleTitles | undefined;
  /** Origins of other third parties, shown in sandboxed frames only. */
  readonly frames: readonly string[];
  /** Origins of outside studios. */
  readonly studios: readonly string[];
  readonly editionsByHost: EditionHosts;
  /** ISO countries whose visitors get the guest mode. */
  readonly blockedCountries: ReadonlySet<string>;
  /**
   * Hosts on which browsers keep our service worker: all except those of a push service, and none if it is switched
   * off.
   */
  readonly keepsWorker: (host: string) => boolean;
  /** Folder with the built apps: `casino/dist`, `betting/dist`, `arcade/dist`. */
  readonly appsDir: string;
  /** Folders of the apps that this process serves. Without the setting, every app that has a build. */
  readonly apps?: readonly AppFolder[] | undefined;
  /** `true` renders only, for the gateway, which serves files and cached documents itself. */
  readonly renderOnly: boolean;
}

const appFolders = ['casino', 'betting', 'arcade'] as const;
export type AppFolder = (typeof appFolders)[number];

const isAppFolder = (name: string): name is AppFolder => appFolders.some((folder) => folder === name);

const apps = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
    v.check((names) => names.every(isAppFolder), `some of ${appFolders.join(',')}`),
    v.transform((names) => names.filter(isAppFolder)),
  ),
);

const hosts = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[a-z\d.-]+(?:,[a-z\d.-]+)*$/, 'hosts such as casino.example,sport.example'),
    v.transform((text): ReadonlySet<string> => new Set(text.split(','))),
  ),
);
const noHosts: ReadonlySet<string> = new Set();

const root = path.resolve(import.meta.dirname, '../../..');

const siteLink = v.pipe(
  v.string(),
  v.regex(
    /^(trust|award|social):[^=,]{1,60}=https?:\/\/\S+$/,
    'a link such as social:News feed=https://casino.example/news.atom',
  ),
  v.transform((text) => {
    const [, kind, title, url] = /^(trust|award|social):([^=]+)=(.+)$/.exec(text)!;
    return { kind: kind as 'trust' | 'award' | 'social', title: title!, url: url! };
  }),
);
const siteLinks = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(siteLink),
);

const idleTitle = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z-]{2,5}:[^:,]{1,80}$/, 'a text with its language, such as en:See you soon'),
  v.transform((text) => {
    const [locale, title] = text.split(':') as [string, string];
    return { locale, title };
  }),
  v.check(({ locale }) => locales.some((one) => one === locale), 'a language of the site, such as en or pt-BR'),
);
const idleTitles = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(idleTitle),
);
const idleSeconds = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'a whole number of seconds; 0 turns it off'), v.transform(Number)),
);

/** Returns the titles by locale. A regional English uses the English titles unless it has its own. */
function idleTitlesOf(titles: v.InferOutput<typeof idleTitles>, seconds: number | undefined) {
  const written = (locale: Locale) => titles.flatMap((one) => (one.locale === locale ? [one.title] : []));
  return (locale: Locale): IdleTitles | undefined => {
    const own = written(locale);
    const texts = own.length > 0 ? own : written(languageOf(locale));
    if (texts.length === 0 && seconds === undefined) return undefined;
    return { ...(texts.length > 0 && { texts }), ...(seconds !== undefined && { seconds }) };
  };
}

export function readWebConfig(env: NodeJS.ProcessEnv): WebConfig {
  const settings = readSettings(
    {
      ...siteSettings(env),
      WEB_PORT: port(4220),
      HOST: v.optional(v.string(), '127.0.0.1'),
      /**
       * Page of the analytics that count visits and recognise players. Without it none is loaded and no consent is
       * asked.
       */
      TRACKING_FRAME_URL: v.optional(url),
      TAG_MANAGER_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'an id such as GTM-AB12CD'))),
      /** Pages of the two chats; without one, that chat isn't offered. */
      CHAT_FRAME_URL: v.optional(url),
      LIVE_CHAT_FRAME_URL: v.optional(url),
      /** Links of the footer: `social:Title=https://…,trust:Title=https://…,award:Title=https://…`. */
      SITE_LINKS: siteLinks,
      /** Titles of a hidden tab, instead of the apps' own texts: `en:See you soon,de:Bis gleich`. */
      IDLE_TITLES: idleTitles,
      /** Seconds for which each of them is shown; 0 turns them off. */
      IDLE_TITLE_SECONDS: idleSeconds,
      PLATFORM_BASE: v.optional(origin, 'http://127.0.0.1:4210'),
      /** Hosts on which a push service provides its own worker. Source: specification §7. */
      PUSH_SERVICE_HOSTS: hosts,
      /** Unregisters the service worker in every browser that has it. */
      SERVICE_WORKER_OFF: flag,
      APPS: apps,
      APPS_DIR: v.optional(v.string(), path.join(root, 'apps')),
      WEB_RENDER_ONLY: flag,
    },
    env,
  );
  return {
    port: settings.WEB_PORT,
    host: settings.HOST,
    internalApi: settings.PLATFORM_BASE,
    origins: {
      casino: settings.CASINO_ORIGIN,
      sport: settings.SPORT_ORIGIN,
      games: settings.GAMES_ORIGIN,
      payments: settings.PAY_ORIGIN,
      ...(settings.SITE_LINKS.length > 0 && { links: settings.SITE_LINKS }),
      ...(settings.CHAT_FRAME_URL && { chat: settings.CHAT_FRAME_URL }),
      ...(settings.LIVE_CHAT_FRAME_URL && { liveChat: settings.LIVE_CHAT_FRAME_URL }),
      ...(settings.TRACKING_FRAME_URL && {
        tracking: `${settings.TRACKING_FRAME_URL}?id=${settings.TAG_MANAGER_ID ?? ''}`,
      }),
    },
    idleTitles: idleTitlesOf(settings.IDLE_TITLES, settings.IDLE_TITLE_SECONDS),
    frames: [
      settings.CAPTCHA_FRAME_URL,
      settings.TRACKING_FRAME_URL,
      settings.CHAT_FRAME_URL,
      settings.LIVE_CHAT_FRAME_URL,
      coinsFrameUrl(settings),
    ].flatMap((page) => (page ? [new URL(page).origin] : [])),
    studios: [...settings.GAME_STUDIOS.values()],
    editionsByHost: settings.EDITION_HOSTS,
    blockedCountries: settings.BLOCKED_COUNTRIES,
    keepsWorker: (host) => !settings.SERVICE_WORKER_OFF && !(settings.PUSH_SERVICE_HOSTS ?? noHosts).has(host),
    appsDir: settings.APPS_DIR,
    apps: settings.APPS,
    renderOnly: settings.WEB_RENDER_ONLY,
  };
}
