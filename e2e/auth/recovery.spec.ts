import * as contracts from '@croupier/contracts';
import { lastMail } from '@croupier/e2e-support/inbox';
import { balance, expect, test } from '@croupier/e2e-support/test';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';

const next = 'ein ganz neues Passwort';

// shows: popup:remind; popup:new-password; route:/remind; route:/new-password; promise:A5
test('a forgotten password is replaced by the link of a mail', async ({ page }) => {
  const user = newPerson();
  await new Visitor().call(contracts.signUp, { body: { user } });
  await page.goto('/sign-in');
  await page.getByRole('dialog').getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/remind');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await dialog('Forgot your password?').getByLabel('Email').fill(user.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(dialog('Check your inbox')).toBeVisible();

  const { text } = await lastMail(user.email, 'Choose a new password');
  await page.goto(/https?:\S+reset_password_token=\S+/.exec(text)![0]);
  await dialog('Choose a new password').getByLabel('New password').fill(next);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await dialog('Your new password is set').getByRole('link', { name: 'Sign in' }).click();

  await dialog('Sign in').getByLabel('Email').fill(user.email);
  await dialog('Sign in').getByLabel('Password', { exact: true }).fill(next);
  await dialog('Sign in').getByRole('button', { name: 'Sign in' }).click();
  await expect(balance(page)).toBeVisible();
});

// shows: route:/confirmation; redirect:/users/confirmation
test(
  'an old address of the confirmation leads a guest to it, and a press confirms',
  { tag: '@nightly' },
  async ({ page }) => {
    const user = newPerson();
    const visitor = new Visitor();
    await visitor.call(contracts.signUp, { body: { user } });
    const { text } = await lastMail(user.email, 'Please confirm your email address');
    const [, token] = /confirmation_token=([\w-]+)/.exec(text)!;
    await page.goto(`/users/confirmation?confirmation_token=${token}`);
    await expect(page).toHaveURL(`/confirmation?confirmation_token=${token}`);
    expect((await visitor.call(contracts.readPlayer, {})).confirmed_at).toBeNull();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    expect((await visitor.call(contracts.readPlayer, {})).confirmed_at).not.toBeNull();
  },
);

// shows: redirect:/users/password/edit; redirect:/accounts/history; hash:#users/password/edit; hash:#remind; hash:#new-password
test('old addresses and hashes lead a guest to the new password, and home', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/users/password/edit?reset_password_token=of-a-mail');
  await expect(page).toHaveURL('/new-password?reset_password_token=of-a-mail');
  await expect(page.getByRole('dialog').getByLabel('New password')).toBeVisible();
  await page.goto('/accounts/history');
  await expect(page).toHaveURL('/');
  await page.goto('/rtp#users/password/edit?reset_password_token=of-a-mail');
  await expect(page.getByRole('dialog').getByLabel('New password')).toBeVisible();
  await page.goto('/fairness#remind');
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
});
