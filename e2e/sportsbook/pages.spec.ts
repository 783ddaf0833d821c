import { onSport } from '@croupier/e2e-support/site';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.use(onSport);

// shows: route:/sport/live; route:/sport/results; route:/sport/calibration; route:/sport/my-bets; guard:footer-duties
test(
  'each list of the sportsbook has its name, what belongs on it, and the duties below',
  { tag: '@smoke' },
  async ({ page }) => {
    const pages = [
      ['/sport/live', 'Live', page.getByRole('main').getByRole('link').first()],
      ['/sport/results', 'Results', page.getByText('FT', { exact: true }).first()],
      // A site just started has played too few matches.
      [
        '/sport/calibration',
        'How accurate are our odds?',
        page
          .getByRole('table')
          .or(page.getByText(/^Too few matches/))
          .first(),
      ],
      ['/sport/my-bets', 'My bets', page.getByText('Sign in to see your bets and how they ended.')],
    ] as const;
    for (const [path, name, content] of pages) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(content).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('Only for people aged 18 and over.')).toBeVisible();
    }
  },
);
