import { isStorable } from './storable.ts';

/*
 * All the site keeps in a browser, named once: whoever writes it takes name and life from here, the privacy page lists it,
 * and a test of real visits fails over anything else.
 */
interface Cookie {
  readonly name: string;
  /** null: until the browser is closed. */
  readonly maxAgeSeconds: number | null;
}

const DAY = 86_400;
/** Source: specification §9. */
const YEAR = 31_536_000;

export const cookies = {
  /** Opaque; opens the player's session. The platform alone reads it, the page server sees whether it came along. */
  session: { name: 'croupier_session', maxAgeSeconds: null },
  /** Marks a browser its owner signed in with: guesses made elsewhere don't slow sign-ins from it. It opens nothing. */
  device: { name: 'croupier_device', maxAgeSeconds: 180 * DAY },
  /** Set after a correct password while the one-time code is pending. It grants nothing without that code. */
  signIn: { name: 'croupier_sign_in', maxAgeSeconds: 300 },
  locale: { name: 'locale', maxAgeSeconds: YEAR },
  theme: { name: 'theme', maxAgeSeconds: YEAR },
  /**
   * Answer to the cookie notice: `needed`, or the allowed purposes separated by dots: `statistics.marketing`. Older
   * answers: `1`, it was read; `all`, the link that led here may be stored.
   */
  consent: { name: 'cookie_consent', maxAgeSeconds: YEAR },
  /** That a visitor is of age, where an edition asks: 31,536,000,000 ms. Source: specification §9. */
  approval: { name: 'approval', maxAgeSeconds: YEAR },
  /** Epoch seconds at which the note beside offers was first shown; 0 once it was closed. Source: specification §4, §9. */
  promoTooltip: { name: 'promo_tooltip', maxAgeSeconds: DAY },
  /** Rounds being shown, each with the epoch milliseconds until which the header waits with its result. */
  shownRounds: { name: 'shown_rounds', maxAgeSeconds: 10 },
  /** The affiliate that led here, and the five marks of a campaign (specification §9): kept only where that was allowed. */
  stag: { name: 'stag', maxAgeSeconds: 30 * DAY },
  utmSource: { name: 'utm_source', maxAgeSeconds: 30 * DAY },
  utmMedium: { name: 'utm_medium', maxAgeSeconds: 30 * DAY },
  utmCampaign: { name: 'utm_campaign', maxAgeSeconds: 30 * DAY },
  utmContent: { name: 'utm_content', maxAgeSeconds: 30 * DAY },
  utmTerm: { name: 'utm_term', maxAgeSeconds: 30 * DAY },
} as const satisfies Record<string, Cookie>;

/** Optional purposes a visitor can allow. */
export const consentPurposes = ['statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Returns true if an answer allows a purpose. No answer, or an answer to another question, allows nothing. */
export const consentAllows = (answer: string | null | undefined, purpose: ConsentPurpose): boolean =>
  answer?.split('.').includes(purpose) ?? false;

/** Returns true if the link that led here may be stored. */
export const consentRemembersLink = (answer: string | null | undefined): boolean =>
  answer === 'all' || consentAllows(answer, 'marketing');

export type CookieId = keyof typeof cookies;

/** The cookie of each campaign mark. Source: specification §9. */
export const campaignCookies = {
  source: 'utmSource',
  medium: 'utmMedium',
  campaign: 'utmCampaign',
  content: 'utmContent',
  term: 'utmTerm',
} as const satisfies Record<string, CookieId>;

const MARK_LENGTH = 128;

/**
 * Returns true if a text is a valid mark from a campaign or affiliate link. It uses no schema, because every page's
 * first script calls it.
 */
export const isMark = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.trim().length <= MARK_LENGTH && isStorable(text);

/** Keys of the browser's storage. They stay until they are cleared there, and are never sent. */
export const storedKeys = {
  balanceHidden: 'balance-hidden',
  oddsFormat: 'odds-format',
  shortcuts: 'shortcuts',
  slip: 'sport-slip',
  stake: 'sport-stake',
  stakeAs: 'sport-stake-as',
  slipMode: 'sport-slip-mode',
  combined: 'sport-combined',
  editedBet: 'sport-edited-bet',
  oddsChange: 'sport-odds-change',
  quickStakes: 'sport-quick-stakes',
  notifyResults: 'sport-notify-results',
  favourites: 'sport-favourites',
  searches: 'sport-searches',
  gameSearches: 'game-searches',
  liveChat: 'live-chat',
  timeZone: 'sport-time-zone',
  density: 'sport-density',
  /** Stored on the games host, like the next one. */
  sound: 'croupier.sound',
  /** Followed by title and wallet: a round that was started there and not fully shown. */
  begunRound: 'croupier.begun.',
  /** Draft of an unfinished sign-up, without the password. Until the account is open or the tab is closed. */
  signUpDraft: 'sign-up-draft',
  /** Time the chat was last opened. */
  chatOpened: 'chat-opened',
  /** Draft of a message to support. Until it is sent, or the tab is closed. */
  contactDraft: 'contact-draft',
  /** Time the promotions' banner was closed. Until the tab is closed. */
  promoBannerClosed: 'promo-banner-closed-at',
  /** Followed by the resource that failed to load: the page was reloaded for it once. Until the tab is closed. */
  reloadedFor: 'reloaded-for:',
  /** Router's scroll position of each page. Until the tab is closed. */
  scrolled: 'tsr-scroll-restoration-v1_3',
} as const;

export type StoredKeyId = keyof typeof storedKeys;

/** Caches of the service worker, by name. They hold files of the site, never replies or pages. */
export const storedFiles = {
  offlinePage: 'site-offline',
  code: 'site-code',
  pictures: 'site-pictures',
  /** Workbox's own record of when entries were used. */
  used: 'workbox-expiration',
} as const;

export type StoredFilesId = keyof typeof storedFiles;
