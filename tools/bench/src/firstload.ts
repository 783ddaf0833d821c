import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '@croupier/tools-start/chromium';
import { bareReactBytes, brotliBytes } from './firstload/bare.ts';
import { round } from './median.ts';
import { startSiteForBench } from './pages/site.ts';

/** Longer than the cookie card waits, so that its code counts too. */
const QUIET_MS = 4_000;

interface Script {
  readonly name: string;
  readonly bytes: number;
}

/** Every script an anonymous visit to a home fetches until the network is idle: without input, and once somebody acted. */
async function scriptsOf(url: string): Promise<{ resting: Script[]; all: Script[] }> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const scripts: Promise<Script>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() !== 'script' && !pathname.endsWith('.js')) return;
      scripts.push(response.body().then((body) => ({ name: pathname.split('/').at(-1)!, bytes: brotliBytes(body) })));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    await page.waitForLoadState('networkidle');
    const resting = await Promise.all(scripts);
    await page.mouse.move(10, 10, { steps: 4 });
    await page.waitForTimeout(QUIET_MS);
    await page.waitForLoadState('networkidle');
    return { resting, all: await Promise.all(scripts) };
  } finally {
    await browser.close();
  }
}

const bytesOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

function report(title: string, { resting, all }: Awaited<ReturnType<typeof scriptsOf>>): number {
  console.log(`\n${title}: ${bytesOf(resting)} bytes before anybody acts, then`);
  for (const { name, bytes } of all.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${String(bytes).padStart(8)}  ${name}`);
  return bytesOf(all);
}

/** First-load JavaScript of both homes ÷ a bare hydrated React page; all brotli at the highest level. */
export async function bench(): Promise<void> {
  const site = await startSiteForBench();
  try {
    const bare = await bareReactBytes();
    const casino = report('casino', await scriptsOf(`http://casino.localhost:${site.port}/`));
    const sport = report('sport', await scriptsOf(`http://sport.casino.localhost:${site.port}/sport`));
    console.log(`\nonce acted on: casino ${casino} bytes, sport ${sport}; bare hydrated React page ${bare}`);
    console.log(`casino ÷ bare    ${round(casino / bare)}`);
    console.log(`sport ÷ casino   ${round(sport / casino)}   (at most 1)`);
  } finally {
    await site.stop();
  }
}
