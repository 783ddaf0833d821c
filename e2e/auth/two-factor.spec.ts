import type { Locator, Page } from '@playwright/test';
import { signUp } from '@croupier/contracts';
import { tabTo } from '@croupier/e2e-support/keyboard';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { keepsCredentials } from '@croupier/e2e-support/stored-credentials';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';
import { codeOf, protect } from '@croupier/e2e-support/two-factor';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in by keys alone, up to the code. */
async function signInByKeys(page: Page, { email, password }: Credentials): Promise<Locator> {
  await visit(page, '/rtp'); // The focus begins at the top.
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('6-digit code from your authenticator app');
  await expect(code).toBeFocused();
  return code;
}

async function signOut(page: Page): Promise<void> {
  await visit(page, '/users');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

// shows: product:profile; login:two-factor; call:POST /api/player/two_factor; route:/users/security; promise:A4
test(
  'two-factor: set up by its key, signed in by a code, by keys alone, and by a recovery code',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player }) => {
    test.setTimeout(90_000);
    const person = newPerson();
    await player({ person });
    await visit(page, '/users/security');
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectFitForAll(page, 'setting up two-factor');
    const secret = (await page.locator('main code').innerText()).replaceAll(/\s/g, '');
    const field = page.getByLabel('6-digit code from your authenticator app');
    await field.fill(codeOf(secret, 9));
    await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible();
    await field.fill(codeOf(secret, -1));
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectFitForAll(page, 'recovery codes');
    const recovery = await codes.first().innerText();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();

    await signOut(page);
    await signInByKeys(page, person);
    await expectFitForAll(page, 'one-time code');
    await page.keyboard.type(codeOf(secret));
    await expect(balance(page)).toBeVisible();

    await signOut(page);
    await signInByKeys(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.keyboard.type(recovery.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(balance(page)).toBeVisible();
    await visit(page, '/users/security');
    await expect(page.getByText('9 recovery codes left.')).toBeVisible();
    await expect(page.getByText('Signed in with a recovery code')).toBeVisible();
  },
);

// shows: screen:header-stored-login; login:two-factor
test(
  'stored credentials of an account with two-factor lead from the header to the code',
  { tag: '@nightly' },
  async ({ page }) => {
    const person = newPerson();
    const visitor = new Visitor();
    await visitor.call(signUp, { body: { user: person } });
    const { secret } = await protect(visitor);
    await keepsCredentials(page, person);
    await visit(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('6-digit code from your authenticator app').fill(codeOf(secret));
    await expect(balance(page)).toBeVisible();
  },
);
