import { loadavg } from 'node:os';
import { type Browser, chromium, devices } from '@playwright/test';
import { chromiumArgs, findShell } from '@croupier/tools-start/chromium';
import { type Sample, targets, watch } from './first-tap/targets.ts';
import { median, round } from './median.ts';
import { startSiteForBench } from './pages/site.ts';

const WAITS_MS = [300, 1_000, 2_000, 4_000, 8_000];
const SLOWDOWNS = [1, 4];
/** Longest wait for an effect; after that the press counts as lost. */
const LOST_MS = 6_000;

/** Opens a page as a new visitor, presses once, and waits for the expected effect. */
async function firstTap(browser: Browser, { slowdown, waitMs, target, origin }: Asked): Promise<Sample> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch(target.effect));
    if (slowdown > 1)
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin(target.host) + target.path, { waitUntil: 'commit' });
    await page.waitForFunction('performance.getEntriesByName("first-contentful-paint").length > 0');
    await page.waitForTimeout(waitMs);
    const element = target.pick(page);
    await element.waitFor({ timeout: 3_000 });
    const box = await element.boundingBox();
    if (!box) throw new Error(`${target.name}: nothing to tap`);
    const before = await page.evaluate<Omit<Sample, 'effectMs'>>('watched');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const seen = await page
      .waitForFunction('sessionStorage.seen - sessionStorage.tapped || undefined', undefined, { timeout: LOST_MS })
      .then(
        (handle) => handle.jsonValue() as Promise<number>,
        () => null,
      );
    return { effectMs: seen, ...before };
  } finally {
    await context.close();
  }
}

interface Asked {
  slowdown: number;
  waitMs: number;
  target: (typeof targets)[number];
  origin: (host: 'casino' | 'sport') => string;
}

/**
 * Measures the first touch on a fresh page: five moments after the first paint, ten targets, at full and a quarter of
 * the processor. From one second on, an effect shows within 100 ms, 300 ms on the slow one; none is ever lost. Layout
 * shift, largest paint and blocking time are of the same visits. `npm run bench -- first-tap`, optionally with the port
 * of a running site.
 */
export async function bench([port]: string[] = []): Promise<void> {
  const site = port ? null : await startSiteForBench();
  const at = Number(port ?? site!.port);
  const origin = (host: 'casino' | 'sport') => `http://${host === 'sport' ? 'sport.' : ''}casino.localhost:${at}`;
  const browser = await chromium.launch({ executablePath: await findShell(), args: [...chromiumArgs] });
  let lost = 0;
  try {
    for (const slowdown of SLOWDOWNS) {
      const late: number[] = [];
      const all: Sample[] = [];
      for (const target of targets)
        for (const waitMs of WAITS_MS) {
          const sample = await firstTap(browser, { slowdown, waitMs, target, origin });
          all.push(sample);
          if (sample.effectMs === null) lost += 1;
          else if (waitMs >= 1_000) late.push(sample.effectMs);
          const shown = sample.effectMs === null ? 'LOST' : `${round(sample.effectMs, 0)} ms`;
          console.log(`${slowdown}×  ${String(waitMs).padStart(5)} ms  ${target.name.padEnd(18)} ${shown}`);
        }
      const of = (pick: (sample: Sample) => number) => all.map(pick);
      console.log(
        `\n${slowdown}× processor: effect ${round(median(late), 0)} ms, at most ${round(Math.max(...late), 0)} (goal ≤ ${slowdown === 1 ? 100 : 300}); largest paint ${round(median(of(({ lcpMs }) => lcpMs)), 0)} ms, blocked ${round(median(of(({ blockedMs }) => blockedMs)), 0)} ms, shift at most ${round(Math.max(...of(({ shift }) => shift)), 3)}\n`,
      );
    }
  } finally {
    await browser.close();
    await site?.stop();
  }
  console.log(`${lost} lost, load of the machine ${round(loadavg()[0]!, 1)}`);
  if (lost > 0) process.exitCode = 1;
}
