import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '@croupier/tools-start/chromium';
import { bareReactBytes, brotliBytes, fixedBytes } from './firstload/bare.ts';
import { round } from './median.ts';
import { startSiteForBench } from './pages/site.ts';

/** Longer than the delays of the cookie card and of idle loading. */
const QUIET_MS = 8_000;

interface Script {
  readonly name: string;
  readonly bytes: number;
}

/** Returns every script that an anonymous visit to a page loads automatically, once loading has stopped. */
async function scriptsOf(url: string): Promise<Script[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const scripts: Promise<Script>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() !== 'script' && !pathname.endsWith('.js')) return;
      scripts.push(response.body().then((body) => ({ name: pathname.split('/').at(-1)!, bytes: brotliBytes(body) })));
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    return await Promise.all(scripts);
  } finally {
    await browser.close();
  }
}

function report(title: string, scripts: readonly Script[]): number {
  console.log(`\n${title}`);
  for (const { name, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${String(bytes).padStart(8)}  ${name}`);
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Measures the first-load JavaScript of the home pages and of a live match ÷ a bare hydrated React page; all brotli at
 * the highest level.
 */
export async function bench(): Promise<void> {
  const site = await startSiteForBench();
  try {
    const bare = await bareReactBytes();
    const fixed = await fixedBytes();
    const casino = report('casino', await scriptsOf(`http://casino.localhost:${site.port}/`));
    const sport = report('sport', await scriptsOf(`http://sport.casino.localhost:${site.port}/sport`));
    const match = report('live match', await scriptsOf(await liveMatch(site.port)));
    console.log(`\ncasino ${casino} bytes, sport ${sport}, live match ${match}; bare hydrated React page ${bare}`);
    console.log(`fixed ÷ bare       ${round(fixed / bare)}   (one heading by the libraries every page is made of)`);
    console.log(`casino ÷ bare      ${round(casino / bare)}   (goal ≤ 1.8)`);
    console.log(`sport ÷ casino     ${round(sport / casino)}   (at most 1)`);
    console.log(`live match ÷ bare  ${round(match / bare)}   (goal ≤ 2.2)`);
  } finally {
    await site.stop();
  }
}

/** Returns the address of a live match. */
async function liveMatch(port: number): Promise<string> {
  const host = `http://sport.casino.localhost:${port}`;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage();
    await page.goto(`${host}/sport/live`);
    return host + (await page.locator('main a[href^="/sport/"]').first().getAttribute('href'));
  } finally {
    await browser.close();
  }
}
