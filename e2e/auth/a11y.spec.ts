import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, test, visit } from '@croupier/e2e-support/test';
import { newPerson } from '@croupier/e2e-support/visitor';

test('each step of signing up is fit for all, its mistakes too', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(90_000);
  const person = newPerson();
  await visit(page, '/sign-up');
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(dialog.getByText('Please accept the terms.')).toBeVisible();
  await expectFitForAll(page, 'account, with mistakes');
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('checkbox', { name: /accept the terms/ }).check();
  await next.click();
  await dialog.getByLabel('Country you live in').selectOption(person.country);
  await expectFitForAll(page, 'currency');
  await next.click();
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await expectFitForAll(page, 'about you');
  await dialog.getByLabel('First name').fill(person.first_name);
  await dialog.getByLabel('Last name').fill(person.last_name);
  for (const [part, text] of [
    ['Day', '17'],
    ['Month', '05'],
    ['Year', '1988'],
  ] as const)
    await dialog.getByLabel(part).fill(text);
  await dialog.getByLabel('Mobile number').fill('851234567');
  await next.click();
  await expect(dialog.getByLabel('Town or city')).toBeVisible();
  await expectFitForAll(page, 'address');
});
