import * as v from 'valibot';
import { AmountCents, CurrencyCode, Timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Country, Locale } from './locale.ts';
import { PlayerStatus } from './player-status.ts';
import { text } from './text.ts';

/** A status: those with `status` are levels, the others groups. Source: specification §3 (achievement or level group) and §4. */
const Status = /*#__PURE__*/ v.object({
  ...PlayerStatus.entries,
  frontend_identifier: v.nullable(v.string()),
  status: v.boolean(),
  /** Points needed for a level; empty for other groups. */
  conditions: v.array(v.object({ persistent_comp_points: v.number() })),
  /** Stakes needed for an achievement, in euro cents. */
  money_budget_cents: v.nullable(AmountCents),
});

/** GET /api/info/statuses: the groups a player can be in. Source: specification §7. */
export const readStatuses = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/info/statuses',
  reply: /*#__PURE__*/ v.array(Status),
});

/**
 * GET /api/info/locales?stag={code}: the languages, the visitor's own first choice marked. An affiliate's mark is kept for the
 * registration if the visitor allowed that. Source: specification §6 and §7.
 */
export const readLocales = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/info/locales',
  query: /*#__PURE__*/ v.object({ stag: v.optional(text(128)) }),
  reply: /*#__PURE__*/ v.array(v.object({ code: Locale, default: v.boolean() })),
});

export const CountryInfo = /*#__PURE__*/ v.object({
  code: Country,
  /** Name in the visitor's language. */
  name: v.string(),
  /** Digits without the plus; null where the country has no numbers of its own. */
  phone_prefix: v.nullable(v.string()),
  /** The legal age to play there, in years. */
  legal_age: v.number(),
  currency: CurrencyCode,
  /** True if accounts may be opened from there. */
  registration: v.boolean(),
});
export type CountryInfo = v.InferOutput<typeof CountryInfo>;

/** GET /api/info/countries, by name. Source: specification §7. */
export const readCountries = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/info/countries',
  query: /*#__PURE__*/ v.object({ l: v.optional(Locale) }),
  reply: /*#__PURE__*/ v.array(CountryInfo),
});

/** GET /api/info/currencies. Source: specification §3 and §7. */
export const readCurrencies = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/info/currencies',
  reply: /*#__PURE__*/ v.array(v.object({ code: CurrencyCode, subunits_to_unit: v.number(), crypto: v.boolean() })),
});

/** GET /api/info/project: the edition visitors see and what is open to them. Source: specification §7 and §9 (feature flags). */
export const readProject = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/info/project',
  reply: /*#__PURE__*/ v.object({
    name: v.string(),
    edition: v.string(),
    country: v.nullable(Country),
    currency: CurrencyCode,
    locale: Locale,
    legal_age: v.number(),
    /** Further contacts of the operator: specification §9. */
    contacts: v.object({ email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
    /** True where the region is blocked: no sign-in, no sign-up. */
    restricted: v.boolean(),
    features: v.object({
      tech_work: v.boolean(),
      achievements: v.boolean(),
      lootbox_wheel: v.boolean(),
      comp_points: v.boolean(),
      registration_checkbox: v.boolean(),
      ab_registration: v.boolean(),
    }),
  }),
});

/** GET /api/info/site: whether the site is shut for work, and when it is expected back. Answered while it is shut, too. Ours. */
export const readSite = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/info/site',
  reply: /*#__PURE__*/ v.object({ closed: v.boolean(), until: v.nullable(Timestamp) }),
});

/** GET /api/info/crypto_exchange_rates: what one unit of each coin is worth, as decimal text a fiat currency, and when it was so. Source: specification §7. */
export const readCryptoExchangeRates = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/info/crypto_exchange_rates',
  reply: /*#__PURE__*/ v.object({
    /** Null where no price source has spoken yet: nominal worths. */
    at: v.nullable(Timestamp),
    rates: v.record(CurrencyCode, v.record(CurrencyCode, v.string())),
  }),
});
