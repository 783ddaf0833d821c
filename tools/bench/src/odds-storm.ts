import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '@croupier/tools-start/chromium';
import type { Site } from '@croupier/tools-start/site';
import { round } from './median.ts';
import { asTheyStand, listedEvents, publishChanges, stopFeeds } from './odds-storm/changes.ts';
import { startSiteForBench } from './pages/site.ts';
import { CATEGORIES, workOf } from './trace/work-of.ts';

const PER_SECOND = 200;
const SECONDS = 10;
const THROTTLE = 4;
const FRAME_MS = 16;
const SETTLE_MS = 3_000;

/** Script in the page that sums layout shifts from now on. */
const COUNT_SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift' });
`;

/** Returns the number of match states in a message of the socket. */
const count = (payload: string | Buffer): number => String(payload).split('"periods":').length - 1;

async function measure(browser: Browser, site: Site, seconds: number): Promise<void> {
  const priced = await listedEvents(site.platformUrl); // Before the feeds stop, which suspends every market.
  await stopFeeds(site.databaseUrl);
  const events = await asTheyStand(site.platformUrl, priced);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  let heard = 0;
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (heard += count(payload))));
  const base = `http://sport.casino.localhost:${site.port}`;
  await page.goto(`${base}/sport`, { waitUntil: 'networkidle' });
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 300); // A guest's socket waits for a first action.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.waitForTimeout(SETTLE_MS);
  heard = 0;
  await page.evaluate(COUNT_SHIFTS);
  await browser.startTracing(page, { categories: [...CATEGORIES] });
  const rate = await publishChanges(site.databaseUrl, { events, perSecond: PER_SECOND, seconds });
  const { frames, longest, longestIs } = workOf(await browser.stopTracing());
  const over = frames.filter((ms) => ms > FRAME_MS);
  const sorted = frames.toSorted((one, other) => one - other);
  console.log(
    `${events.length} matches, ${round(rate)} changes a second for ${seconds} s, processor ${THROTTLE} times slower`,
  );
  console.log(
    `layout shift                        ${(await page.evaluate<number>('window.shifted')).toFixed(4)}   (0)`,
  );
  console.log(`frames; per second                  ${frames.length}; ${round(frames.length / seconds)}`);
  console.log(
    `script a frame, ms: median, p99     ${round(sorted[sorted.length >> 1] ?? 0)}, ${round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)}`,
  );
  console.log(`frames with over ${FRAME_MS} ms of script     ${over.length}   (0)`);
  console.log(`longest script, ms                  ${round(longest)} (${longestIs})   (${FRAME_MS})`);
  console.log(`changes heard by the page           ${heard}`);
  await page.close();
  // A page that receives no changes would always be fast.
  if (heard < (PER_SECOND * seconds) / 2) throw new Error('the page did not hear the changes');
}

/**
 * Measures the sport's home page while odds change: layout shifts and the cost of script. `npm run bench -- odds-storm
 * [seconds]`.
 */
export async function bench([seconds]: string[] = []): Promise<void> {
  const site = await startSiteForBench();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  try {
    await measure(browser, site, Number(seconds ?? SECONDS));
  } finally {
    await browser.close();
    await site.stop();
  }
}
