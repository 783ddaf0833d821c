import { MissedDetails, type Player } from '@croupier/contracts';
import { fieldOfWire } from '../sign-up/sign-up-steps.ts';
import { emptyValues, type SignUpField, type SignUpValues, toApplication } from '../sign-up/sign-up-values.ts';

/** Returns the form's fields that the account lacks. The terms have their own modal. */
export const missedFields = ({ auth_fields_missed }: Player): SignUpField[] =>
  auth_fields_missed.flatMap((name) => {
    const field = name === 'terms_acceptance' ? null : fieldOfWire(name);
    return field ? [field] : [];
  });

/** Returns the form's values, including known ones: the postal code's format depends on the country. */
export const valuesOf = ({ country }: Player, phoneCountry: string): SignUpValues => ({
  ...emptyValues,
  country: country ?? '',
  phone_country: country ?? phoneCountry,
});

/** Returns only the values that were missing. */
export function detailsOf(values: SignUpValues, { auth_fields_missed }: Player): MissedDetails {
  const all = Object.entries(toApplication(values));
  return Object.fromEntries(
    all.filter(([name]) => name in MissedDetails.entries && (auth_fields_missed as string[]).includes(name)),
  );
}
