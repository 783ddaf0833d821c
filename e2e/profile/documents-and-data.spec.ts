import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readVerification, signIn } from '@croupier/contracts';
import { operator } from '@croupier/e2e-support/operator';
import { png } from '@croupier/e2e-support/png';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, test, visit } from '@croupier/e2e-support/test';
import { newPerson } from '@croupier/e2e-support/visitor';

/** The test file of virus scanners inside a document, in two parts so that this file is none. */
const infected = () =>
  Buffer.from(
    `%PDF-1.4\n${['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')}\nstartxref\n9\n%%EOF\n`,
  );

const choose = (page: Page, kind: string, name: string, buffer: Buffer) =>
  page.getByLabel(`Choose a file: ${kind}`).setInputFiles({ name, mimeType: 'image/png', buffer });

// shows: product:profile; route:/users/verification; call:POST /api/player/documents/{kind}; operation:ops-documents
test(
  'verification: what is no document is refused with its reason, what is one is approved and told',
  { tag: '@nightly' },
  async ({ page, player }) => {
    test.setTimeout(90_000);
    const visitor = await player();
    await visit(page, '/users/verification');
    await choose(page, 'Identity', 'passport.jpg', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000)]));
    await expect(
      page.getByRole('alert').filter({ hasText: 'This file isn’t a JPEG, PNG, HEIC or PDF, whatever its name says.' }),
    ).toBeVisible();
    await choose(page, 'Identity', 'scan.pdf', infected());
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'A virus scanner found a problem in this file, so we didn’t keep it.' }),
    ).toBeVisible();
    for (const name of ['passport.jpg', 'scan.pdf'])
      await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Remove' }).click();
    await choose(page, 'Identity', 'Reisepass.png', png(3_000_000));
    await choose(page, 'Address', 'bill.png', png());
    await expect(page.getByText('Received')).toHaveCount(2);
    await expectFitForAll(page, 'documents that wait');

    const { documents } = await visitor.call(readVerification);
    const idOf = (kind: string) => documents.find((document) => document.kind === kind)!.id;
    await operator('document', 'decline', '--id', idOf('address'), '--reason', 'out_of_date');
    await expect(page.getByText('A document was declined.')).toBeVisible();
    await expect(page.getByText('It has expired or is too old.')).toBeVisible();
    await choose(page, 'Address', 'newer.png', png(10));
    await expect(page.getByText('Received')).toHaveCount(2);
    const newer = (await visitor.call(readVerification)).documents.find(({ file_name }) => file_name === 'newer.png')!;
    for (const id of [idOf('identity'), newer.id]) await operator('document', 'approve', '--id', id);
    await expect(page.getByText('You’re verified.')).toBeVisible();
    await expectFitForAll(page, 'documents that were decided on');
  },
);

// shows: call:POST /api/gdpr_reports; promise:G1
test(
  'data report: asked for, made while one waits, and fetched as an archive',
  { tag: '@smoke' },
  async ({ page, player }) => {
    test.setTimeout(90_000);
    await player({ cents: 2_000 });
    await visit(page, '/users');
    await page.getByRole('button', { name: 'Request a data report' }).click();
    const fetchIt = page.getByRole('button', { name: 'Download the report' });
    await expect(fetchIt).toBeVisible({ timeout: 30_000 });
    const download = page.waitForEvent('download');
    await fetchIt.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^croupier-data-\d{4}-\d\d-\d\d\.zip$/);
    const archive = await readFile(await file.path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    for (const entry of ['index.html', 'data/payments.json', 'data/journal.json'])
      expect(archive.includes(entry)).toBe(true);
    await expectFitForAll(page, 'a report that is ready');
  },
);

// shows: call:POST /api/player/erasure; promise:G2
test('erasure: asked for with the money out, over at once, and off again by signing in', async ({ page, player }) => {
  test.setTimeout(90_000);
  const person = newPerson();
  const visitor = await player({ person });
  await visit(page, '/users');
  await page.getByRole('button', { name: 'Close my account…' }).click();
  await page.getByText('What we delete and what we have to keep').click();
  await expectFitForAll(page, 'what is erased and what stays');
  await page
    .getByRole('checkbox', { name: /I want to close my account and have it permanently deleted after 14 days/ })
    .check();
  await page.getByRole('button', { name: 'Close and delete my account' }).click();
  await expect(page.getByText('Your account is closed')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await visitor.ask(readVerification)).status).toBe(401);
  await visitor.call(signIn, { body: { user: { email: person.email, password: person.password } } });
  expect((await visitor.ask(readVerification)).status).toBe(200);
});
