import { randomUUID } from 'node:crypto';
import { addressProblem } from '../chain/address.ts';
import { isLiveExpiry, maskedNumber, outcomeOf, passesCheckDigit, type CardOutcome } from './cards.ts';
import type { FieldName } from './methods.ts';
import type { Profile } from './payment.ts';

export type Values = Partial<Record<FieldName, string>>;

/** Context for checking a field. */
interface Around {
  now: Date;
  /** Coin whose addresses are valid. */
  coin: string | undefined;
}

const rules: Record<FieldName, (value: string, around: Around) => boolean> = {
  card_number: passesCheckDigit,
  card_expiry: (value, { now }) => isLiveExpiry(value, now),
  card_cvc: (value) => /^\d{3,4}$/.test(value),
  card_holder: (value) => value.length >= 2 && value.length <= 60,
  voucher_code: (value) => /^\d{16}$/.test(value),
  account_number: (value) => /^[A-Z0-9]{6,34}$/.test(value),
  account_holder: (value) => value.length >= 2 && value.length <= 60,
  wallet_email: (value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value) && value.length <= 254,
  crypto_address: (value, { coin = '' }) => addressProblem(coin, value) === null,
};

const COMPACT: readonly FieldName[] = ['card_number', 'card_cvc', 'voucher_code', 'account_number', 'crypto_address'];

/** Returns the entered values without the spaces between groups of digits. */
export function normalise(fields: readonly FieldName[], given: Record<string, unknown>): Values {
  const values: Values = {};
  for (const name of fields) {
    const value = typeof given[name] === 'string' ? given[name].trim().slice(0, 254) : '';
    const compact = COMPACT.includes(name) ? value.replace(/[\s-]/g, '') : value;
    values[name] = name === 'account_number' ? compact.toUpperCase() : compact;
  }
  return values;
}

/** Returns the names of invalid fields. */
export const wrongFields = (fields: readonly FieldName[], values: Values, around: Around): FieldName[] =>
  fields.filter((name) => !rules[name](values[name] ?? '', around));

/** Returns the display name of the instrument; the number itself isn't kept. */
export function titleOf(values: Values): string {
  if (values.card_number) return maskedNumber(values.card_number);
  const other = values.account_number ?? values.crypto_address;
  if (other) return `${other.slice(0, 4)}…${other.slice(-4)}`;
  return values.wallet_email ?? '';
}

export const newProfile = (customer: string, method: string, values: Values, saved: boolean): Profile => ({
  id: randomUUID(),
  customer,
  method,
  title: titleOf(values),
  saved,
});

/** Returns the outcome of a card or voucher. Vouchers that end in 0000 were used before. */
export function fate(values: Values): CardOutcome {
  if (values.voucher_code) return values.voucher_code.endsWith('0000') ? 'declined' : 'succeeded';
  return values.card_number ? outcomeOf(values.card_number) : 'succeeded';
}
