import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPostalCode, Refusal } from '@croupier/contracts';

/** Returns the number in E.164; refuses numbers that can't be dialled in the country of their prefix. */
export function checkPhone(number: string, path: readonly string[]): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid()) throw new Refusal('invalid', { path });
  return parsed.number;
}

export function checkPostalCode(country: string | null | undefined, code: string, path: readonly string[]): void {
  if (!isPostalCode(country, code)) throw new Refusal('invalid', { path });
}
