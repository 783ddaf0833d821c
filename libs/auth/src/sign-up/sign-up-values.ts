import { atom } from 'jotai';
import type { SignUp } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { toE164 } from './phone-numbers.ts';

/** Values of the four steps while they are filled in. */
export interface SignUpValues {
  email: string;
  password: string;
  terms_acceptance: boolean;
  receive_promos: boolean;
  country: string;
  currency: CurrencyCode | '';
  first_name: string;
  last_name: string;
  gender: '' | 'm' | 'f' | 'x';
  /** `YYYY-MM-DD` */
  date_of_birth: string | null;
  phone_country: string;
  phone_number: string;
  address: string;
  city: string;
  postal_code: string;
  deposit_bonus_code: string;
}

export type SignUpField = keyof SignUpValues;

export const emptyValues: SignUpValues = {
  email: '',
  password: '',
  terms_acceptance: false,
  receive_promos: false,
  country: '',
  currency: '',
  first_name: '',
  last_name: '',
  gender: '',
  date_of_birth: null,
  phone_country: '',
  phone_number: '',
  address: '',
  city: '',
  postal_code: '',
  deposit_bonus_code: '',
};

/** Application with its idempotency key: sending it again after a lost reply opens no second account. */
export interface SignUpOrder {
  user: SignUp;
  key: string;
}

/** Fingerprint of a sent order, without its password: the server compares that itself. */
export interface SentOrder {
  form: string;
  key: string;
}

export interface SignUpDraft {
  step: number;
  /** Step to continue at after a reload, once the password is typed again. */
  resume?: number;
  values: SignUpValues;
  /** Order sent last. */
  sent: SentOrder | null;
}

/**
 * Draft in memory, including the password, while the popup is closed or another is open. The tab's storage keeps it
 * without the password.
 */
export const signUpDraftAtom = atom<SignUpDraft | null>(null);

const filled = (text: string): string | undefined => text.trim() || undefined;

/** Returns the application in the form of the call. */
export function toApplication(values: SignUpValues): SignUp {
  return {
    email: values.email.trim(),
    password: values.password,
    ...(values.terms_acceptance ? { terms_acceptance: true as const } : {}),
    receive_promos: values.receive_promos,
    country: values.country,
    ...(values.currency ? { currency: values.currency } : {}),
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    ...(values.gender ? { gender: values.gender } : {}),
    ...(values.date_of_birth ? { date_of_birth: values.date_of_birth } : {}),
    mobile_phone: toE164(values.phone_number, values.phone_country) ?? values.phone_number.trim(),
    city: values.city.trim(),
    address: values.address.trim(),
    postal_code: filled(values.postal_code),
    deposit_bonus_code: filled(values.deposit_bonus_code),
  };
}

/**
 * Returns the order to send. Repeats the last one unless the form has changed, since the server refuses another body
 * under the same key.
 */
export function orderOf(values: SignUpValues, sent: SentOrder | null): SignUpOrder & { sent: SentOrder } {
  const user = toApplication(values);
  const { password: _, ...rest } = user;
  const form = JSON.stringify(rest);
  const order = sent?.form === form ? sent : { form, key: crypto.randomUUID() };
  return { user, key: order.key, sent: order };
}
