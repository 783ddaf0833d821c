import type { LaunchOptions, Page, PlaywrightWorkerArgs } from '@playwright/test';

/** A browser that keeps its profile: a private one installs nothing. */
export async function keptProfile(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: LaunchOptions,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await chromium.launchPersistentContext('', options);
  return { page: await context.newPage(), close: () => context.close() };
}

/** Lists the reasons why Chromium would not install the page. */
export async function installability(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  return installabilityErrors.map(({ errorId }) => errorId);
}

/** The install data as the browser read it. */
export async function installData(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { errors, data, url } = await browser.send('Page.getAppManifest');
  return {
    errors,
    url,
    manifest: JSON.parse(data ?? '{}') as Record<string, unknown> & { shortcuts: { url: string }[] },
  };
}
