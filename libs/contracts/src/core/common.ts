import * as v from 'valibot';
import { currencyCodes, MAX_AMOUNT } from '@croupier/money';

/** Money on the wire: an integer of the currency's subunits, safe in JavaScript. */
export const AmountCents = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger());

/** An amount a player asks for: above zero. */
export const PositiveAmountCents = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Currency code: one of the fifteen currencies of specification §9. */
export const CurrencyCode = /*#__PURE__*/ v.picklist(currencyCodes);

/** ISO 8601 in UTC. */
export const Timestamp = /*#__PURE__*/ v.pipe(v.string(), v.isoTimestamp());

/** A moment as we write it, `2026-11-20T12:00:00.000Z`, and one there was: no 30th of February. */
export const Instant = /*#__PURE__*/ v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  v.check((text) => isInstant(text)),
);

/** A calendar day there was, `1990-12-31`. */
export const CalendarDay = /*#__PURE__*/ v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => isInstant(`${text}T00:00:00.000Z`)),
);

/** The database knows no year 0; the clock carries a day too many into the next month. */
const isInstant = (text: string): boolean => text >= '0001' && new Date(text).toJSON() === text;

export const Uuid = /*#__PURE__*/ v.pipe(v.string(), v.uuid());

/** Ids of rows that are numbered: players, limits, bonuses. In a path they arrive as text. */
export const NumericId = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const NumericIdParam = /*#__PURE__*/ v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,15}$/),
  v.transform(Number),
  v.safeInteger(),
);

/** The body of every refusal: nested as the request body is, codes at the leaves with the server's own text. */
export interface RefusalBody {
  errors: { [key: string]: string | RefusalBody['errors'] };
  /** Values for the translated sentence, by code. */
  params?: Record<string, Record<string, string | number | boolean | null>>;
  request_id?: string;
}

/** The envelope of a list. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ data: v.array(item), pagination: Pagination });

export const Pagination = /*#__PURE__*/ v.object({
  current_page: v.number(),
  next_page: v.nullable(v.number()),
  prev_page: v.nullable(v.number()),
  total_pages: v.number(),
  total_count: v.number(),
});

/** A page with a keyset cursor: send `next` as `before`; null on the last page. */
/* @__NO_SIDE_EFFECTS__ */
export const keysetOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ data: v.array(item), next: v.nullable(v.string()) });

/** Bigint to a wire number: ids, counts and what is about to be stored. Beyond 2^53 − 1 it is a bug, not a rounding. */
export function toWire(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`amount ${amount} does not fit the wire`);
  return number;
}

/**
 * Shows a stored amount as a wire number. What JSON can't carry is shown as the most it can (2^53 − 1): no port takes such an
 * amount, but a row that has one must not hide the rows around it.
 */
export function amountToWire(amount: bigint): number {
  if (amount > MAX_AMOUNT) return toWire(MAX_AMOUNT);
  return amount < -MAX_AMOUNT ? toWire(-MAX_AMOUNT) : toWire(amount);
}
