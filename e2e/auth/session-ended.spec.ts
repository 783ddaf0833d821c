import { signOut } from '@croupier/contracts';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';
import { newPerson } from '@croupier/e2e-support/visitor';

// shows: error:401; login:dead-session
test('a session ended elsewhere is said over the page; signed in again one stands where one was', async ({
  page,
  player,
}) => {
  const person = newPerson();
  const visitor = await player({ cents: 2_000, person });
  const joined = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('phx_reply')));
  await visit(page, '/users/limits');
  await expect(balance(page)).toContainText('€20.00');
  await joined;
  await visitor.call(signOut, {});
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByText('Your session has ended.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('€20.00')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Limits' })).toBeHidden();
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/users\/limits$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Limits' })).toBeVisible();
  await expect(balance(page)).toContainText('€20.00');
});

// shows: error:401; guard:login-redirect
test(
  'who does not sign in again after the session expired leaves the profile',
  { tag: '@nightly' },
  async ({ page, context, player }) => {
    await player();
    await visit(page, '/users');
    await context.clearCookies({ name: 'croupier_session' });
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByText('Your session has ended.')).toBeVisible({ timeout: 15_000 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/sign-up\?redirect=%2Fusers$/);
  },
);
