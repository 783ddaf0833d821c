import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '@croupier/tools-start/chromium';
import { round } from './median.ts';
import { listedEvents, publishChanges } from './odds-storm/changes.ts';
import { workOf } from './odds-storm/trace.ts';
import { startSiteForBench } from './pages/site.ts';

const PER_SECOND = 200;
const SECONDS = 10;
const THROTTLE = 4;
const FRAME_MS = 16;
const SETTLE_MS = 3_000;

/** In the page: sums what moves on its own, from now on. */
const COUNT_SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift' });
`;

async function measure(browser: Browser, site: { port: number; databaseUrl: string }, seconds: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const base = `http://sport.casino.localhost:${site.port}`;
  await page.goto(`${base}/sport`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(COUNT_SHIFTS);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  const events = await listedEvents(base);
  const rate = await publishChanges(site.databaseUrl, { events, perSecond: PER_SECOND, seconds });
  const { frames, longest, longestIs } = workOf(await browser.stopTracing());
  const over = frames.filter((ms) => ms > FRAME_MS);
  const sorted = frames.toSorted((one, other) => one - other);
  console.log(
    `${events.length} matches, ${round(rate)} changes a second for ${seconds} s, processor ${THROTTLE} times slower`,
  );
  console.log(`layout shift                        ${round(await page.evaluate<number>('window.shifted'))}   (0)`);
  console.log(`frames; per second                  ${frames.length}; ${round(frames.length / seconds)}`);
  console.log(
    `script a frame, ms: median, p99     ${round(sorted[sorted.length >> 1] ?? 0)}, ${round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)}`,
  );
  console.log(`frames with over ${FRAME_MS} ms of script     ${over.length}   (0)`);
  console.log(`longest script, ms                  ${round(longest)} (${longestIs})   (${FRAME_MS})`);
  await page.close();
}

/** The sport's home while prices move: what shifts, and what script costs. `npm run bench -- odds-storm [seconds]`. */
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
