import { hosts } from '@croupier/e2e-support/site';
import { expect, test, visit } from '@croupier/e2e-support/test';

// shows: product:idle-title
test(
  'the title of a hidden tab rotates through idle texts in the page’s language, on both sites',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const setHidden = (hidden: boolean) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => (now ? 'hidden' : 'visible'),
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const sites = [
      ['/rtp', 'Your page is still open · Croupier', 'We’ll be here when you’re ready · Croupier'],
      [
        `http://${hosts.sport}/de/sport`,
        'Ihre Seite ist noch geöffnet · Croupier Sport',
        'Wir sind da, wenn Sie so weit sind · Croupier Sport',
      ],
    ] as const;
    for (const [address, first, second] of sites) {
      await visit(page, address);
      const own = await page.title();
      await setHidden(true);
      // Followed once the page is idle; the code comes when the tab is first hidden.
      await expect(page).toHaveTitle(first, { timeout: 30_000 });
      for (const title of [second, first]) await expect(page).toHaveTitle(title);
      await setHidden(false);
      await expect(page).toHaveTitle(own);
    }
  },
);
