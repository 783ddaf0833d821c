import { selectAccount } from '@croupier/contracts';
import { onSport } from '@croupier/e2e-support/site';
import { nextMatch, pickHome } from '@croupier/e2e-support/slip';
import { expect, test } from '@croupier/e2e-support/test';

test.use(onSport);

test(
  'the slip says which wallet pays, and takes another one there',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    const visitor = await player({ cents: 1_000 });
    await visitor.call(selectAccount, { body: { currency: 'USD', active: false } });
    const slip = await pickHome(page, await nextMatch(40_000), isMobile);
    await slip.getByLabel('Stake', { exact: true }).fill('4');
    await expect(slip.getByRole('button', { name: 'Place bet · €4.00' })).toBeEnabled();
    await slip.getByRole('button', { name: /choose a wallet/ }).click();
    await page.getByRole('menuitemradio', { name: /^US Dollar/ }).click();
    await expect(slip.getByRole('button', { name: /choose a wallet.*US Dollar · \$0\.00/ })).toBeVisible();
    await expect(slip.getByRole('button', { name: 'Enter a stake' })).toBeDisabled();
    await expect(slip.getByRole('button', { name: /choose a wallet/ })).toBeFocused();
  },
);
