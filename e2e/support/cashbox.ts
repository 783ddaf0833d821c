import type { Page } from '@playwright/test';
import { cards } from './provider.ts';

/** The provider's frame with the fields for a card. */
export const cardFields = (page: Page) => page.frameLocator('iframe[title="Payment details"]');

export async function fillCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiry date').fill('12/31');
  await fields.getByLabel('Security code').fill('123');
  await fields.getByLabel('Name on the card').fill('Nora Quill');
}

/** From the amount to the card's fields. */
export async function chooseCard(page: Page, amount?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (amount !== undefined) await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  await dialog.getByRole('button', { name: 'Choose how to pay' }).click();
  await dialog.getByRole('radio', { name: /^Card/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

export const payButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Pay / });

/** All three steps, from an open deposit. */
export async function payByCard(
  page: Page,
  { amount, number = cards.good }: { amount?: string; number?: string } = {},
): Promise<void> {
  await chooseCard(page, amount);
  await fillCard(page, number);
  await payButton(page).click();
}

/** All three steps, from an open withdrawal: an amount, or all there is. */
export async function withdrawToCard(page: Page, amount: string | 'all'): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (amount === 'all') await dialog.getByRole('button', { name: 'All', exact: true }).click();
  else await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  await dialog.getByRole('button', { name: 'Choose where to send it' }).click();
  await dialog.getByRole('radio', { name: /^Card/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const fields = cardFields(page);
  await fields.getByLabel('Card number').fill(cards.good);
  await fields.getByLabel('Expiry date').fill('12/31');
  await fields.getByLabel('Name on the card').fill('Nora Quill');
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
}
