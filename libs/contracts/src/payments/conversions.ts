import * as v from 'valibot';
import { AmountCents, CurrencyCode, PositiveAmountCents, Timestamp, Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** Money changed, or offered to be, between two wallets of a player. */
export const Conversion = /*#__PURE__*/ v.object({
  id: Uuid,
  from: CurrencyCode,
  to: CurrencyCode,
  /** What is paid, of `from`. */
  amount_cents: AmountCents,
  /** What arrives, of `to`. */
  receives_cents: AmountCents,
  /** What a unit of `from` is worth in `to` less the fee, as decimal text: to look at, the amounts are what counts. */
  rate: v.string(),
  /** What is kept, in per cent of what arrives: 0.5. */
  fee_percent: v.number(),
  /** Till when the offer stands. */
  expires_at: Timestamp,
  /** Seconds left of that: a browser's clock may be wrong. */
  stands_seconds: v.number(),
  /** Null while it is an offer. */
  converted_at: v.nullable(Timestamp),
});
export type Conversion = v.InferOutput<typeof Conversion>;

/** What an exchange costs now, and how much the player may exchange. */
export const ConversionTerms = /*#__PURE__*/ v.object({
  /** What a unit of `from` is worth in `to` less the fee, as decimal text. Only an offer fixes it. */
  rate: v.string(),
  /** What is kept, in per cent of what arrives: 0.5. */
  fee_percent: v.number(),
  /** What may be exchanged in 24 hours, by what was paid. */
  day: v.object({
    amount_cents: AmountCents,
    currency: CurrencyCode,
    /** What is left of it now, of `from`. */
    left_cents: AmountCents,
  }),
});
export type ConversionTerms = v.InferOutput<typeof ConversionTerms>;

/** GET /api/player/conversions/terms: fee, rate and what is left of the day's cap, before an offer is asked for. Ours. */
export const readConversionTerms = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/conversions/terms',
  query: /*#__PURE__*/ v.object({ from: CurrencyCode, to: CurrencyCode }),
  reply: ConversionTerms,
  refusals: ['currency_not_available', 'unavailable'],
});

/**
 * POST /api/player/conversions/quotes: an offer that stands for 30 seconds. `conversion_day_limit` says what may be exchanged in
 * 24 hours (`amount_cents`, `currency`) and what is left of that (`left_cents` of `from`). Ours.
 */
export const quoteConversion = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/conversions/quotes',
  body: /*#__PURE__*/ v.object({ from: CurrencyCode, to: CurrencyCode, amount_cents: PositiveAmountCents }),
  reply: Conversion,
  status: [201],
  refusals: [
    'bonus_would_lapse',
    'conversion_day_limit',
    'conversion_too_small',
    'conversion_too_large',
    'currency_not_available',
    'insufficient_funds',
    'profile_incomplete',
    'questionnaire_pending',
    'unavailable',
  ],
});

/** POST /api/player/conversions: takes an offer, at its price or not at all. Asked again it answers what was done. Ours. */
export const convertMoney = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/conversions',
  body: /*#__PURE__*/ v.object({ quote_id: Uuid }),
  reply: Conversion,
  refusals: [
    'bonus_would_lapse',
    'conversion_day_limit',
    'conversion_too_large',
    'currency_not_available',
    'insufficient_funds',
    'not_found',
    'profile_incomplete',
    'questionnaire_pending',
    'quote_expired',
    'unavailable',
  ],
});

/** GET /api/player/conversions: the last 20, newest first. Ours. */
export const readConversions = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/conversions',
  reply: /*#__PURE__*/ v.array(Conversion),
});
