import { chooseCard } from '@croupier/e2e-support/cashbox';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, test, visit } from '@croupier/e2e-support/test';

test('each step of the cashbox is fit for all', { tag: '@nightly' }, async ({ page, player }) => {
  test.setTimeout(90_000);
  await player({ cents: 5_000 });
  await visit(page, '/cashbox');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('€50.00 available to withdraw')).toBeVisible();
  await expectFitForAll(page, 'dashboard');
  await dialog.getByRole('button', { name: 'Deposit' }).click();
  await expect(dialog.getByText(/Min\. €10\.00/)).toBeVisible();
  await expectFitForAll(page, 'amount');
  await chooseCard(page);
  await page.frameLocator('iframe[title="Payment details"]').getByLabel('Card number').waitFor();
  await expectFitForAll(page, 'payment details');
  await visit(page, '/withdraw');
  await expect(dialog.getByText(/Min\. €10\.00/)).toBeVisible();
  await expectFitForAll(page, 'withdrawal');
});
