import { nextMatch, openSlip, pickHome } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

// shows: guard:cashbox-stop
test('what is missing before a deposit is asked for over the slip, which stays', async ({ page, player, isMobile }) => {
  test.setTimeout(120_000);
  await player({ person: { city: undefined } });
  const match = await nextMatch();
  const slip = await pickHome(page, match, isMobile);
  await slip.getByLabel('Stake', { exact: true }).fill('5');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await slip.getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByRole('heading', { name: 'Some details are missing' })).toBeVisible();
  await page.getByRole('button', { name: 'Complete my profile' }).click();
  await expect(page.getByLabel('City')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/sport/${match.id}`);
  await page.keyboard.press('Escape');
  await expect((await openSlip(page, isMobile)).getByLabel('Stake', { exact: true })).toHaveValue('5');
});
