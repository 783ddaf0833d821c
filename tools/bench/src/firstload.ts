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

/** Every script an anonymous visit to a home fetches until the network is idle, without input. */
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
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    await page.waitForLoadState('networkidle');
    return await Promise.all(scripts);
  } finally {
    await browser.close();
  }
}

const report = (title: string, scripts: readonly Script[]): number => {
  console.log(`\n${title}`);
  for (const { name, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${String(bytes).padStart(8)}  ${name}`);
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
};

/** First-load JavaScript of both homes ÷ a bare hydrated React page; all brotli at the highest level. */
export async function bench(): Promise<void> {
  const site = await startSiteForBench();
  try {
    const bare = await bareReactBytes();
    const casino = report('casino', await scriptsOf(`http://casino.localhost:${site.port}/`));
    const sport = report('sport', await scriptsOf(`http://sport.casino.localhost:${site.port}/sport`));
    console.log(`\nfirst load: casino ${casino} bytes, sport ${sport}; bare hydrated React page ${bare}`);
    console.log(`casino ÷ bare    ${round(casino / bare)}   (floor 2.1, aim 1.8)`);
    console.log(`sport ÷ casino   ${round(sport / casino)}   (at most 1)`);
  } finally {
    await site.stop();
  }
}
