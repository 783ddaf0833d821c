import { readPlayer, selectAccount, signUp } from '@croupier/contracts';
import { hosts } from '../support/site.ts';
import { nextMatch, pickHome } from '../support/slip.ts';
import { keepsCredentials } from '../support/stored-credentials.ts';
import { balance, expect, test, visit } from '../support/test.ts';
import { codeOf, protect } from '../support/two-factor.ts';
import { newPerson, Visitor } from '../support/visitor.ts';

// shows: call:DELETE /api/users/sign_out; login:signed-out
test('signing out on the sport host ends the session there and in the casino', async ({ page, context, player }) => {
  const visitor = await player({ cents: 1_000 });
  const casino = await context.newPage();
  await visit(casino, `http://${hosts.casino}/users`);
  await visit(page, '/sport');
  await page.getByRole('banner').getByRole('button', { name: 'Your profile' }).click();
  await expect(page.getByRole('menuitem', { name: 'Personal data' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Balance/ })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await visitor.ask(readPlayer)).status).toBe(401);
  await casino.bringToFront();
  await expect(casino.getByRole('button', { name: /^Balance/ })).toBeHidden();
});

test('the slip says which wallet pays, and takes another one there', async ({ page, player, isMobile }) => {
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
});

// shows: screen:header-stored-login; login:two-factor; route:/sport/login
test('stored credentials are tried by this header too, and lead on to the code where there is one', async ({
  page,
}) => {
  const person = newPerson();
  const visitor = new Visitor();
  await visitor.call(signUp, { body: { user: person } });
  const { secret } = await protect(visitor);
  await keepsCredentials(page, person);
  await visit(page, '/sport/live');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Six digits from your authenticator app').fill(codeOf(secret));
  await expect(balance(page)).toBeVisible();
  await expect(page).toHaveURL(/\/sport\/live$/);
});
