import * as v from 'valibot';
import {
  City,
  type CountryInfo,
  Country,
  Email,
  isPostalCode,
  NewPassword,
  PersonName,
  StreetAddress,
} from '@croupier/contracts';
import { isPhone, loadPhoneNumbers } from './phone-numbers.ts';
import type { SignUpField, SignUpValues } from './sign-up-values.ts';

export const STEPS = 4;

/** Fields of each step. A refusal by the server returns to the step of its field. */
export const fieldsOfStep: Readonly<Record<number, readonly SignUpField[]>> = {
  1: ['email', 'password', 'terms_acceptance', 'receive_promos'],
  2: ['country', 'currency'],
  3: ['first_name', 'last_name', 'gender', 'date_of_birth', 'phone_country', 'phone_number'],
  4: ['address', 'city', 'postal_code', 'deposit_bonus_code'],
};

/** Returns the form's field of a name in the call. They are equal except for the phone, which has two fields. */
export const fieldOfWire = (name: string): SignUpField | null => {
  if (name === 'mobile_phone') return 'phone_number';
  return (
    Object.values(fieldsOfStep)
      .flat()
      .find((field) => field === name) ?? null
  );
};
export const wireOfField = (field: SignUpField): string => (field === 'phone_number' ? 'mobile_phone' : field);
export const stepOfField = (field: SignUpField): number =>
  Number(Object.entries(fieldsOfStep).find(([, fields]) => fields.includes(field))?.[0] ?? 1);

export interface StepRules {
  countries: readonly CountryInfo[];
  /** Legal age of the visitor's edition; that of the country of residence may be higher. */
  legalAge: number;
  /** True if the terms are accepted after the sign-up. */
  termsLater?: boolean;
  today: Date;
}

/** Returns the legal age in a country. */
export const legalAgeIn = (
  country: string,
  { countries, legalAge }: Pick<StepRules, 'countries' | 'legalAge'>,
): number => Math.max(legalAge, countries.find(({ code }) => code === country)?.legal_age ?? 0);

/** Returns a schema whose messages are codes; the sentences are the server's, so that both sides say the same. */
const needed = (schema: v.GenericSchema) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'required'),
    v.check((text) => text.trim() === '' || v.is(schema, text), 'invalid'),
  );

const isOfAge = (born: string, age: number, today: Date): boolean =>
  `${Number(born.slice(0, 4)) + age}${born.slice(4)}` <= today.toISOString().slice(0, 10);

/** Returns the schema a step must satisfy before the next one opens. */
export async function schemaOfStep(
  step: number,
  values: SignUpValues,
  rules: StepRules,
): Promise<v.GenericSchema<SignUpValues>> {
  return v.looseObject(await entriesOfStep(step, values, rules)) as never;
}

/** Returns the schemas of a step by field. */
export async function entriesOfStep(
  step: number,
  { country, phone_country }: SignUpValues,
  rules: StepRules,
): Promise<v.ObjectEntries> {
  switch (step) {
    case 1:
      return {
        email: needed(Email),
        password: needed(NewPassword),
        ...(rules.termsLater ? {} : { terms_acceptance: v.literal(true, 'required') }),
      };
    case 2:
      return {
        country: v.pipe(
          needed(Country),
          v.check(
            (code) => rules.countries.find((one) => one.code === code)?.registration ?? true,
            'registration_restricted',
          ),
        ),
        currency: v.pipe(v.string(), v.nonEmpty('required')),
      };
    case 3:
      await loadPhoneNumbers();
      return {
        first_name: needed(PersonName),
        last_name: needed(PersonName),
        date_of_birth: v.pipe(
          v.nullable(v.string()),
          v.check((born) => born !== null, 'required'),
          v.check((born) => born === null || isOfAge(born, legalAgeIn(country, rules), rules.today), 'too_young'),
        ),
        phone_number: v.pipe(
          v.string(),
          v.check((number) => number.trim() !== '', 'required'),
          v.check((number) => number.trim() === '' || isPhone(number, phone_country), 'invalid'),
        ),
      };
    default:
      return {
        address: needed(StreetAddress),
        city: needed(City),
        postal_code: v.pipe(
          v.string(),
          v.check((code) => code.trim() !== '', 'required'),
          v.check((code) => code.trim() === '' || isPostalCode(country, code), 'invalid'),
        ),
      };
  }
}
