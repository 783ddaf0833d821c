import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

/*
 * Takes pictures of the front pages of a running site for the install data: `PORT=4200 node
 * tools/icons/src/screenshots.ts`. The pictures are committed: a device shows them before it installs an app, and they
 * change only with the pages' look.
 */
const port = process.env['PORT'] ?? '4200';
const apps = path.resolve(import.meta.dirname, '../../../apps');
const pages = {
  casino: `http://casino.localhost:${port}/`,
  betting: `http://sport.casino.localhost:${port}/sport`,
};
const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
const { CHROMIUM: executablePath, CHROMIUM_ARGS: args } = process.env;

const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: args?.split(' ') ?? [] });
for (const [app, address] of Object.entries(pages))
  for (const [device, options] of Object.entries(devices)) {
    const context = await browser.newContext({ ...options, locale: 'en-GB', reducedMotion: 'reduce' });
    // The cookie note is already answered, as for players.
    await context.addCookies([{ name: 'cookie_consent', value: 'needed', domain: '.casino.localhost', path: '/' }]);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const file = path.join(apps, app, 'public', `screenshot-${device}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 78, effort: 6 })
      .toFile(file);
    await context.close();
  }
await browser.close();
