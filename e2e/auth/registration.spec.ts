import { cookies, storedKeys } from '@croupier/contracts';
import { tabTo } from '@croupier/e2e-support/keyboard';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, ready, test, visit } from '@croupier/e2e-support/test';
import { newPerson } from '@croupier/e2e-support/visitor';

// shows: step:sign-up; screen:captcha-lazy; rule:captcha-optional; third-party:fingerprint; call:PATCH /api/player/set_bonus_code
test(
  'an unfinished sign-up survives a reload without its password, and its bonus code is kept',
  { tag: '@nightly' },
  async ({ page }) => {
    const person = newPerson();
    await visit(page, '/sign-up');
    const dialog = page.getByRole('dialog', { name: 'Open an account' });
    const next = () => dialog.getByRole('button', { name: 'Continue' }).click();
    const password = dialog.getByLabel('Password', { exact: true });
    await dialog.getByLabel('Email', { exact: true }).fill(person.email);
    await password.fill(person.password);
    await dialog.getByRole('checkbox', { name: /accept the terms/ }).check();
    await next();
    await dialog.getByLabel('Country you live in').selectOption(person.country);
    await next();
    await dialog.getByLabel('First name').fill(person.first_name);

    await page.reload();
    await ready(page);
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await expect(password).toHaveValue('');
    const kept = await page.evaluate((key) => sessionStorage.getItem(key), storedKeys.signUpDraft);
    expect(kept).toContain(person.first_name);
    expect(kept).not.toContain(person.password);
    await expectFitForAll(page, 'sign-up after a reload');
    await password.fill(person.password);
    await next();
    await expect(dialog.getByLabel('First name')).toHaveValue(person.first_name);
    await dialog.getByLabel('Last name').fill(person.last_name);
    const [year, month, day] = person.date_of_birth.split('-') as [string, string, string];
    await dialog.getByLabel('Day').fill(day);
    await dialog.getByLabel('Month').fill(month);
    await dialog.getByLabel('Year').fill(year);
    await dialog.getByLabel('Mobile number').fill(person.mobile_phone.replace('+353', ''));
    await next();
    await dialog.getByLabel('Street and house number').fill(person.address);
    await dialog.getByLabel('Postal code').fill(person.postal_code);
    await dialog.getByLabel('Town or city').fill(person.city);
    await dialog.getByText('I have a promo code').click();
    await dialog.getByLabel('Promo code').fill(' WELCOME ');
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/users') && request.method() === 'POST');
    await dialog.getByRole('button', { name: 'Open my account' }).click();
    const { user } = (await sent).postDataJSON() as { user: Record<string, string> };
    expect(user['captcha']).toMatch(/^[\w-]{32}$/);
    expect(user['dfpc']).toMatch(/^[\da-f]{64}$/);
    await page.getByRole('heading', { name: `Welcome, ${person.first_name}` }).waitFor();
    const player = await page.evaluate(() => fetch('/api/player').then((reply) => reply.json()));
    expect(player).toMatchObject({ deposit_bonus_code: 'WELCOME', auth_fields_missed: [] });
    expect(await page.evaluate((key) => sessionStorage.getItem(key), storedKeys.signUpDraft)).toBeNull();
  },
);

// shows: constant:utm-cookies; group:stag-variant
test(
  'what led here is asked about, kept only where it is allowed, and sorts the registration',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await context.clearCookies();
    const marks = async () =>
      (await context.cookies()).map(({ name }) => name).filter((name) => name === 'stag' || name.startsWith('utm_'));
    await visit(page, '/?utm_source=letter&utm_medium=mail&stag=12_0f');
    const card = page.getByRole('region', { name: 'Cookies' });
    await card.getByRole('button', { name: 'Allow' }).waitFor();
    expect(await marks()).toEqual([]);
    await card.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(marks).toEqual(expect.arrayContaining([cookies.stag.name, 'utm_source', 'utm_medium']));
    await visit(page, '/privacy');
    for (const name of await marks())
      await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(1);
  },
);

// shows: step:sign-up; route:/registration
test('an account is opened by the keyboard alone', { tag: '@desktop' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard to walk with');
  const person = newPerson();
  await visit(page, '/registration');
  const form = page.getByRole('main');
  const fill = async (label: string, text: string) => {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const step = (number: number) => form.getByText(`Step ${number} of 4`).waitFor();
  await form.getByLabel('Email', { exact: true }).waitFor();
  await fill('Email', person.email);
  await fill('Password', person.password);
  await tabTo(page, form.getByRole('checkbox', { name: /accept the terms/ }));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await step(2);
  await expect(form.getByLabel('Country you live in')).toBeFocused();
  await page.keyboard.type('Irel');
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await step(3);
  await fill('First name', person.first_name);
  await fill('Last name', person.last_name);
  const [year, month, day] = person.date_of_birth.split('-') as [string, string, string];
  await fill('Day', day);
  await fill('Month', month);
  await fill('Year', year);
  await fill('Mobile number', person.mobile_phone.replace('+353', ''));
  await page.keyboard.press('Enter');
  await step(4);
  await fill('Street and house number', person.address);
  await fill('Postal code', person.postal_code);
  await fill('Town or city', person.city);
  await page.keyboard.press('Enter');
  await form.getByRole('heading', { name: `Welcome, ${person.first_name}` }).waitFor();
});
