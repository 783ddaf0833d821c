import { readPlayer, signUp } from '@croupier/contracts';
import { hosts, onSport } from '@croupier/e2e-support/site';
import { keepsCredentials } from '@croupier/e2e-support/stored-credentials';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';
import { codeOf, protect } from '@croupier/e2e-support/two-factor';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';

test.use(onSport);

// shows: call:DELETE /api/users/sign_out; login:signed-out
test(
  'signing out on the sport host ends the session there and in the casino',
  { tag: '@desktop' },
  async ({ page, context, player }) => {
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
  },
);

// shows: route:/sport/login; product:betting-site
test('the login of the sportsbook is a page of its own, and leads to its home', async ({ page }) => {
  const person = newPerson();
  await new Visitor().call(signUp, { body: { user: person } });
  await visit(page, '/sport/login');
  const form = page.getByRole('main');
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(balance(page)).toContainText('€0.00');
  await expect(page).toHaveURL(/\/sport$/);
});

// shows: screen:header-stored-login; login:two-factor
test(
  'stored credentials are tried by this header too, and lead on to the code where there is one',
  { tag: '@nightly' },
  async ({ page }) => {
    const person = newPerson();
    const visitor = new Visitor();
    await visitor.call(signUp, { body: { user: person } });
    const { secret } = await protect(visitor);
    await keepsCredentials(page, person);
    await visit(page, '/sport/live');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('6-digit code from your authenticator app').fill(codeOf(secret));
    await expect(balance(page)).toBeVisible();
    await expect(page).toHaveURL(/\/sport\/live$/);
  },
);
