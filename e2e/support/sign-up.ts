import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { newPerson } from './visitor.ts';

export type Person = ReturnType<typeof newPerson>;

/** Where a withdrawal may be taken back: Ireland's edition, the usual person's, does not offer it. */
export const newAustrian = () =>
  newPerson({
    country: 'AT',
    mobile_phone: `+43664${randomInt(1_000_000, 9_999_999)}`,
    postal_code: '1010',
    city: 'Wien',
    address: 'Ring 12',
  });

/** The four steps, typed as a person does. `within` is the popup or the page. */
export async function signUpByForm(page: Page, within: Locator, person: Person = newPerson()): Promise<Person> {
  const next = () => within.getByRole('button', { name: 'Continue' }).click();
  await within.getByLabel('Email', { exact: true }).fill(person.email);
  await within.getByLabel('Password', { exact: true }).fill(person.password);
  await within.getByRole('checkbox', { name: /accept the terms/ }).check();
  await next();
  await within.getByLabel('Country you live in').selectOption(person.country);
  await within.getByRole('radio', { name: new RegExp(`^${person.currency}`) }).check();
  await next();
  const [year, month, day] = person.date_of_birth.split('-') as [string, string, string];
  await within.getByLabel('First name').fill(person.first_name);
  await within.getByLabel('Last name').fill(person.last_name);
  await within.getByLabel('Day').fill(day);
  await within.getByLabel('Month').fill(month);
  await within.getByLabel('Year').fill(year);
  await within.getByLabel('Mobile number').fill(person.mobile_phone.replace(/^\+(353|43)/, ''));
  await next();
  await within.getByLabel('Street and house number').fill(person.address);
  await within.getByLabel('Postal code').fill(person.postal_code);
  await within.getByLabel('Town or city').fill(person.city);
  await within.getByRole('button', { name: 'Open my account' }).click();
  await within.getByRole('heading', { name: `Welcome, ${person.first_name}` }).waitFor();
  return person;
}
