import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { playRound, type Reply } from '@croupier/contracts';
import { ask, hosts } from '@croupier/e2e-support/site';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';

const FIRST = 'Lantern Tide';
const SECOND = 'Firefly Keno';
const PAGE = '/play/paperlantern-works/lantern-tide';
const WIDE = { width: 1_680, height: 950 };

const frame = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);
const press = (page: Page, title: string, name: string) =>
  frame(page, title).contentFrame().getByRole('button', { name, exact: true });
const ready = async (page: Page) => {
  await expect(press(page, FIRST, 'Spin')).toBeEnabled({ timeout: 60_000 });
  await expect(press(page, SECOND, 'Draw')).toBeEnabled({ timeout: 60_000 });
};
/** The slugs of rounds that begin while something is done. */
async function rounds(page: Page, doIt: () => Promise<void>) {
  const reply = page.waitForResponse((response) => response.url().endsWith(playRound.path) && response.ok());
  await doIt();
  const answer = await reply;
  return { from: answer.frame().url(), ...v.parse(playRound.reply, await answer.json()) };
}

const german = {
  country: 'DE',
  mobile_phone: '+4915123456789',
  postal_code: '10115',
  city: 'Berlin',
  address: 'Hafengasse 1',
};

test.skip(({ isMobile }) => isMobile, 'a phone has room for one');
test.use({ viewport: WIDE });
test.setTimeout(180_000);

test(
  'a player plays two games beside each other, on one balance, and closes each by itself',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player }) => {
    await player({ cents: 5_000 });
    await visit(page, `${PAGE}?mode=real`);
    const more = page.getByRole('button', { name: 'Open a second game' });
    await expect(more).toBeEnabled({ timeout: 60_000 });
    await more.click();
    await page.getByRole('combobox', { name: 'Second game' }).fill('firefly');
    await expect(page.getByRole('option', { name: SECOND })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/beside=firefly-keno/);
    await ready(page);

    // The second opened last and has the focus: space is its.
    await expect(frame(page, SECOND)).toBeFocused();
    const drawn = await rounds(page, () => page.keyboard.press('Space'));
    expect(drawn.from).toContain('firefly-keno');
    await expect(press(page, SECOND, 'Draw')).toBeEnabled({ timeout: 30_000 });
    await expect(balance(page)).toContainText((drawn.balance_cents / 100).toFixed(2));
    await expect(
      frame(page, FIRST)
        .contentFrame()
        .getByText(`€${(drawn.balance_cents / 100).toFixed(2)}`),
    ).toBeVisible();

    await frame(page, FIRST).focus();
    const spun = await rounds(page, () => page.keyboard.press('Space'));
    expect(spun.from).toContain('lantern-tide');

    // A narrower window has room for the first alone; the second is there again with the room.
    await page.setViewportSize({ ...WIDE, width: 1_440 });
    await expect(frame(page, SECOND)).toBeHidden();
    await expect(frame(page, FIRST)).toBeVisible();
    await page.setViewportSize(WIDE);
    await expect(press(page, SECOND, 'Draw')).toBeVisible();

    await page.reload();
    await ready(page);
    await page.getByRole('button', { name: `Close ${SECOND}` }).click();
    await expect(frame(page, SECOND)).toHaveCount(0);
    await expect(page).not.toHaveURL(/beside/);
    await expect(press(page, FIRST, 'Spin')).toBeVisible();
  },
);

test.describe('with a connection that breaks', () => {
  test.use({ mayLog: /^Failed to load resource: net::ERR_FAILED/ });

  test(
    'a round whose answer was lost is seen again in its own game, though another was played beside it since',
    { tag: ['@desktop', '@nightly'] },
    async ({ page, player }) => {
      await player({ cents: 5_000 });
      await visit(page, `${PAGE}?mode=real&beside=firefly-keno`);
      await ready(page);
      // The server plays the first game's round; its answer never comes.
      let hidden: Reply<typeof playRound>['round'] | null = null;
      await page.route(`**${playRound.path}`, async (route) => {
        const request = route.request();
        if (!request.frame().url().includes('lantern-tide')) return route.continue();
        const [headers, body] = [await request.allHeaders(), request.postData() ?? ''];
        const { text } = await ask(hosts.games, { method: 'POST', path: playRound.path, headers, body });
        hidden = v.parse(playRound.reply, JSON.parse(text)).round;
        return route.abort();
      });
      await press(page, FIRST, 'Spin').click();
      await expect.poll(() => hidden).not.toBeNull();
      const drawn = await rounds(page, () => press(page, SECOND, 'Draw').click());
      expect(drawn.from).toContain('firefly-keno');

      await page.reload();
      const { win_cents: won } = hidden!;
      const result = won === 0 ? 'No win' : `€${(won / 100).toFixed(2)}`;
      const counter = frame(page, FIRST).contentFrame().getByText(result);
      await expect(counter.first()).toBeVisible({ timeout: 60_000 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await ready(page);
      expect((await rounds(page, () => press(page, FIRST, 'Spin').click())).from).toContain('lantern-tide');
    },
  );
});

test(
  'the German edition has one game at a time, whatever the address says',
  { tag: '@desktop' },
  async ({ page, player }) => {
    await player({ cents: 5_000, person: german });
    await visit(page, `${PAGE}?mode=real&beside=koi-garden`);
    await expect(frame(page, 'Lantern Tide')).toBeVisible({ timeout: 60_000 });
    await expect(frame(page, 'Koi Garden')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /second game/ })).toHaveCount(0);
  },
);
