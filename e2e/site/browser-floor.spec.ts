import { gameOf, listenForRounds, PAGE, spin } from '@croupier/e2e-support/lantern-tide';
import { hosts } from '@croupier/e2e-support/site';
import { expect, test, visit } from '@croupier/e2e-support/test';

/** Takes away what came after the oldest browsers of `browserslist` in package.json, in any of them. Runs in the page and its frames. */
function makeOld(): void {
  const take = (from: object | undefined, ...names: string[]) =>
    names.forEach((name) => from && Reflect.deleteProperty(from, name));
  take(Promise, 'withResolvers', 'try');
  take(Map, 'groupBy');
  take(Object, 'groupBy');
  take(AbortSignal, 'any');
  take(URL, 'canParse', 'parse');
  take(Array, 'fromAsync');
  take(Uint8Array, 'fromBase64', 'fromHex');
  take(Intl, 'DurationFormat', 'Segmenter');
  const { prototype } = globalThis.Iterator as unknown as { prototype: object };
  take(prototype, 'map', 'filter', 'flatMap', 'take', 'drop', 'some', 'every', 'find', 'forEach', 'reduce', 'toArray');
  take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference');
  take(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  take(String.prototype, 'isWellFormed', 'toWellFormed');
  take(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  take(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction', 'commandForElement', 'command');
  take(Element.prototype, 'checkVisibility', 'moveBefore', 'getHTML', 'setHTML');
  take(Document.prototype, 'startViewTransition');
  take(globalThis, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'CloseWatcher', 'navigation');
  // The attributes of a popover still work: nothing opens by them.
  addEventListener('beforetoggle', (event) => event.isTrusted && event.preventDefault(), true);
  // And no browser's own style hides what has one.
  const styles = new CSSStyleSheet();
  styles.replaceSync('[popover][data-open] { display: block; }');
  document.adoptedStyleSheets.push(styles);
}

test.describe('at the floor', { tag: '@desktop' }, () => {
  test.beforeEach(({ context }) => context.addInitScript(makeOld));

  test('a player opens the menu, and spins', { tag: '@nightly' }, async ({ page, player }) => {
    await player({ cents: 5_000 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Your profile' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    const rounds = listenForRounds(page);
    await visit(page, PAGE);
    await page.getByRole('main').getByRole('button', { name: 'Play for real money' }).click();
    await spin(page, rounds);
    await expect(gameOf(page).getByRole('alert')).toHaveCount(0);
  });

  test('a guest picks odds', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, `http://${hosts.sport}/sport`);
    const odds = page.locator('main button[aria-pressed]').first();
    await odds.click();
    await expect(page.locator('button[aria-pressed=true]').first()).toBeVisible();
  });
});

test.describe('below it', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'toSorted')),
  );

  test('the page says why nothing answers, stays readable, and its links lead on', async ({ page }) => {
    await page.goto('/de/rtp');
    await expect(page.getByRole('alert')).toHaveText(/^Ihr Browser ist zu alt für diese Website\./);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    await page.getByRole('banner').getByRole('link', { name: 'Registrieren' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText(before);
    await page.goto(`http://${hosts.sport}/sport`);
    await expect(page.getByRole('alert')).toHaveText(/^Your browser is too old/);
  });
});
