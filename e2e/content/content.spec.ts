import { readFile } from 'node:fs/promises';
import { operator } from '@croupier/e2e-support/operator';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { ask, hosts } from '@croupier/e2e-support/site';
import { expect, test, visit } from '@croupier/e2e-support/test';

// shows: product:news-vip; route:/news; route:/news/{slug}; route:/vip
test('news lead to an article and on to what it speaks of; levels stand with their figures', async ({ page }) => {
  await visit(page, '/news');
  await expectFitForAll(page, 'the news');
  await page.getByRole('link', { name: 'Jackpots you can check' }).click();
  await expect(page).toHaveURL(/\/news\/jackpots-you-can-check$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jackpots you can check' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See the jackpots' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jackpots' })).toBeVisible();
  await visit(page, '/vip');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('row').last()).toContainText('150,000');
  await expectFitForAll(page, 'the levels');
});

// shows: route:/payments; route:/help; route:/rules; route:/benefits-of-crypto
// shows: call:GET /api/payments/methods
test(
  'a guest reads how to pay, searches the help, and sees the rules of their country',
  { tag: '@smoke' },
  async ({ page }) => {
    await visit(page, '/payments');
    const main = page.getByRole('main');
    await expect(main.getByRole('row').filter({ hasText: /^Card/ })).toContainText('€10.00 – €5,000.00');
    await main.getByLabel('Currency').selectOption('NOK');
    await expect(main.getByRole('row').filter({ hasText: /^Card/ })).toContainText('100');
    await expect(main.getByRole('list', { name: 'Payment method logos' }).getByRole('listitem')).toHaveCount(32);
    await expectFitForAll(page, 'the ways to pay');
    await main.getByRole('link', { name: 'Paying with crypto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paying with crypto' })).toBeVisible();
    await expect(page).toHaveURL(/\/benefits-of-crypto$/);
    await visit(page, '/help');
    await page.getByLabel('Search all questions').fill('cancel a withdrawal');
    await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible();
    await page.getByText('Can I cancel a withdrawal?').click();
    await expectFitForAll(page, 'the help');
    await page.getByRole('link', { name: 'Rules that apply to you' }).first().click();
    await expect(page.getByRole('row').filter({ hasText: /^Legal age/ })).toContainText('18 years');
    await expectFitForAll(page, 'the rules');
  },
);

// shows: route:/preview; operation:ops-cli
test(
  'an operator’s link opens a page as it would be published, and no other link does',
  { tag: '@nightly' },
  async ({ page }) => {
    const [link = ''] = (await operator('content', 'preview', 'terms')).split('\n');
    await visit(page, link);
    await expect(page).toHaveURL(/\/preview\?/);
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    expect((await page.goto('/preview?page=forged-forged-forged-forged'))?.status()).toBe(404);
  },
);

// shows: route:/{path}
test(
  'a page that is none is told so, and one of another language reads in it',
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, '/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await visit(page, '/news/terms');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await visit(page, '/de/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Bedingungen' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Sportwetten' }).click();
    await expect(page).toHaveURL(/#sport-bets$/);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible();
  },
);

// shows: call:GET /api/cms/files; call:GET /api/cms/files/{locale}/{name}
test(
  'a file of a page is kept in the page’s language, and nobody is handed a page to open',
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, '/terms');
    await expect(page.getByRole('heading', { name: 'Files' })).toHaveCount(0);
    await visit(page, '/de/responsible-play');
    const files = page.getByRole('region', { name: 'Dateien' });
    const plan = files.getByRole('link', { name: /^Meine Limits: ein Plan zum Ausfüllen HTML · \d+\skB$/ });
    expect((await plan.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expectFitForAll(page, 'a page with a file');
    const download = page.waitForEvent('download');
    await plan.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('my-limits.html');
    expect(await readFile(await file.path(), 'utf8')).toContain('<html lang="de">');
    await expect(page).toHaveURL(/\/de\/responsible-play$/);
    const { status, headers } = await ask(hosts.casino, { path: (await plan.getAttribute('href'))! });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="my-limits.html"',
      'x-content-type-options': 'nosniff',
    });
    expect((await ask(hosts.casino, { path: '/api/cms/files/de/..%2Fterms.md' })).status).toBe(404);
  },
);
