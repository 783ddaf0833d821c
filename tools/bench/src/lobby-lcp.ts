import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '@croupier/tools-start/chromium';
import { median, round } from './median.ts';
import { startSiteForBench } from './pages/site.ts';

const ROUNDS = 7;
const THROTTLE = 4;
/** Network of a phone, as Lighthouse simulates it. */
const PHONE_NET = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const PHONE = { width: 390, height: 844 };
/** Time by which a slow machine has painted and hydrated the page. */
const SETTLED_MS = 6_000;

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly data?: { readonly isOutermostMainFrame?: boolean; readonly documentLoaderURL?: string } };
}

/**
 * Returns the time of the largest contentful paint, in milliseconds, from the browser's trace, which needs no script in
 * the page.
 */
async function largestPaint(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US', javaScriptEnabled });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', PHONE_NET);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await browser.startTracing(page, { categories: ['loading', 'blink.user_timing'] });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(SETTLED_MS);
    const trace = await browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
    const begun = traceEvents.find(
      ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
    );
    const painted = traceEvents.findLast(
      ({ name, args }) => name === 'largestContentfulPaint::Candidate' && args.data?.isOutermostMainFrame !== false,
    );
    if (!begun || !painted) throw new Error('the browser painted nothing it could look at');
    return (painted.ts - begun.ts) / 1000;
  } finally {
    await context.close();
  }
}

/**
 * Measures how much the lobby's scripts delay its largest paint: the page on a phone ÷ the same page without JavaScript,
 * alternately, each with an empty cache. `npm run bench -- lobby-lcp`, optionally with the address of a running site.
 */
export async function bench([address]: string[] = []): Promise<void> {
  const site = address ? null : await startSiteForBench();
  const url = address ?? `http://casino.localhost:${site!.port}/pokies/all`;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  const [withScript, without, ratios]: [number[], number[], number[]] = [[], [], []];
  try {
    await largestPaint(browser, url, true); // By then the page server has rendered the page.
    for (let turn = 1; turn <= ROUNDS; turn += 1) {
      const [ours, bare] = [await largestPaint(browser, url, true), await largestPaint(browser, url, false)];
      withScript.push(ours);
      without.push(bare);
      ratios.push(ours / bare);
      console.log(`${turn}  ${round(ours, 0)} ms   without JavaScript ${round(bare, 0)} ms   = ${round(ours / bare)}`);
    }
  } finally {
    await browser.close();
    await site?.stop();
  }
  console.log(`\n${url}, median of ${ROUNDS} interleaved rounds, load of the machine ${round(loadavg()[0]!, 1)}`);
  console.log(
    `largest paint                       ${round(median(withScript), 0)} ms; ${round(median(without), 0)} ms`,
  );
  console.log(`÷ the same page without JavaScript  ${round(median(ratios))}   (goal ≤ 1.3)`);
}
