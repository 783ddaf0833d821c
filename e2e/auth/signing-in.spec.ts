import { signUp } from '@croupier/contracts';
import { signUpByForm } from '@croupier/e2e-support/sign-up';
import { hosts } from '@croupier/e2e-support/site';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';

const origin = `http://${hosts.casino}`;

// shows: guard:login-redirect; guard:login-target; guard:redirect-path; route:/users; route:/sign-up; popup:sign-up
// shows: product:profile
test(
  'a guest at the profile is led to signing up, and from there back to the profile',
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, '/users');
    await expect(page).toHaveURL(/\/sign-up\?redirect=%2Fusers$/);
    const dialog = page.getByRole('dialog', { name: 'Open an account' });
    await expect(dialog).toBeVisible();
    const person = await signUpByForm(page, page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Look around first' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible();
    await expect(page).toHaveURL(/\/users$/);
    await expect(page.getByText(person.email)).toBeVisible();
  },
);

// shows: guard:guests-only; route:/sign-in; route:/sign-up; route:/login; route:/registration
test('a player has no business at the sign-in: home opens instead', { tag: '@nightly' }, async ({ page, player }) => {
  await player();
  for (const path of ['/sign-in', '/sign-up', '/login', '/registration']) {
    await visit(page, path);
    await expect(page).toHaveURL(/^[^?]*\/(en-ie)?$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

// shows: popup:sign-in; error:rethrown-login; screen:header-login-route; call:POST /api/users/sign_in
test(
  'a wrong password is told and keeps what was typed; the right one signs in over the page one is on',
  { tag: '@smoke' },
  async ({ page }) => {
    const person = newPerson();
    await new Visitor().call(signUp, { body: { user: person } });
    await visit(page, '/rtp');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(page).toHaveURL(/\/sign-in$/);
    await dialog.getByLabel('Email', { exact: true }).fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill('not this one either');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(balance(page)).toContainText('€0.00');
    await expect(page).toHaveURL(/\/rtp$/);
  },
);

// shows: guard:login-redirect; guard:cashbox-first; route:/deposit; popup:deposit
test(
  'the cashbox has an address: a guest signs up first, a player has home behind it',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await visit(page, '/deposit');
    await expect(page).toHaveURL(/\/sign-up\?redirect=%2Fdeposit$/);
    await player();
    await visit(page, '/deposit');
    await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/^[^?]*\/(en-ie)?$/);
  },
);

// shows: promise:W4; guard:redirect-path
test('a redirect off the site is not followed after signing in', async ({ page }) => {
  const person = newPerson();
  await new Visitor().call(signUp, { body: { user: person } });
  await visit(page, '/sign-in?redirect=https%3A%2F%2Fevil.example%2F&path=%2F%2Fevil.example');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(balance(page)).toContainText('€0.00');
  expect(new URL(page.url()).origin).toBe(origin);
});
