import { readPlayer } from '@croupier/contracts';
import { operator } from '@croupier/e2e-support/operator';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, ready, test, visit } from '@croupier/e2e-support/test';

test.describe.configure({ timeout: 120_000 });

/** Long enough to look at it before it ends, and to wait for the end. */
const MINUTES = '0.3';

// shows: product:promotions; route:/lottery/{slug}; route:/tournaments/lotteries
test(
  'a lottery verified: promised before, drawn from a list, and drawn once more in the browser',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player({ cents: 1_000 });
    const { id } = await visitor.call(readPlayer);
    const begun = await operator('lottery', 'begin', '--lottery', 'evening-draw', '--minutes', MINUTES);
    const slug = begun.replace(/^Done: /, '').trim();
    await operator('lottery', 'grant', '--slug', slug, '--id', String(id), '--tickets', '3');

    await visit(page, `/lottery/${slug}`);
    await expect(page.getByText('3 tickets', { exact: false })).toBeVisible();
    const fingerprint = await page.getByText(/^[0-9a-f]{64}$/).textContent();
    await expectFitForAll(page, 'a lottery before its draw');

    await expect
      .poll(() => operator('lottery', 'draw', '--slug', slug).catch(() => 'not yet'), {
        timeout: 60_000,
        intervals: [2_000],
      })
      .toMatch(/Done|drawn already/);
    await page.reload();
    await ready(page);
    await expect(page.getByText(/Your numbers are \d+ to \d+\./)).toBeVisible();
    await expect(page.getByText(/^Ticket \d+ won/)).toHaveCount(3);
    await expect(page.getByText(fingerprint!)).toBeVisible();
    await page.getByRole('button', { name: 'Repeat the draw in this browser' }).click();
    await expect(
      page.getByText(/Your browser repeated the draw from the seed and the list, and got the same result\./),
    ).toBeVisible();
    await expectFitForAll(page, 'a lottery after its draw');

    await visit(page, '/tournaments/lotteries');
    await expect(page.getByRole('article').filter({ hasText: 'Evening Draw' }).first()).toBeVisible();
  },
);
