import { onSport } from '@croupier/e2e-support/site';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.use(onSport);

// shows: route:/sport/live; route:/sport/results; route:/sport/calibration; route:/sport/my-bets; guard:footer-duties
test(
  'each list of the sportsbook has its name, what belongs on it, and the duties below',
  { tag: '@smoke' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const pages = [
      ['/sport/live', 'Live', page.getByRole('main').getByRole('link').first()],
      ['/sport/results', 'Results', page.getByText('FT', { exact: true }).first()],
      ['/sport/calibration', 'How accurate are our odds?', page.getByRole('table').first()],
      ['/sport/my-bets', 'My bets', page.getByText('Sign in to see your bets and how they ended.')],
    ] as const;
    for (const [path, name, content] of pages) {
      // A site just started has no results yet, and too few matches for a table.
      await expect(async () => {
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(content).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 150_000 });
      await expect(page.getByRole('contentinfo').getByText('Only for people aged 18 and over.')).toBeVisible();
    }
  },
);
