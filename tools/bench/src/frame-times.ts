import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { type GameTitle, gameTitles } from '@croupier/game-art';
import { games } from '@croupier/game-math';
import { chromiumArgs, findChromium } from '@croupier/tools-start/chromium';
import { SEED, winningNonce } from './contact-sheet/winning-nonce.ts';
import { openPlay } from './frame-times/play.ts';
import { round } from './median.ts';
import { CATEGORIES, SCRIPT_STYLE_LAYOUT, workOf } from './trace/work-of.ts';

const THROTTLE = 4;
/**
 * Limit of script, style and layout in a frame. At 60 frames a second the browser needs half of the frame for painting.
 */
const BOUND_MS = 8;
const BETWEEN_MS = 2_600;
const RUNS = 3;
const SETTLE_MS = 1_000;
const READY_MS = 60_000;
const PHONE = { width: 390, height: 844 };

const root = path.resolve(import.meta.dirname, '../../..');

const FRAMES_A_SECOND = 60;

interface Measured {
  /** Frames drawn per second of movement: fewer than 60 without a graphics card. */
  readonly drawn: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

/**
 * Returns the figures of a run. The median is over the drawn frames. Expensive work comes with events, not with each
 * frame, and with a slow painter it would be a larger share of the frames. So the 95th percentile is over 60 frames a
 * second for the whole time of movement.
 */
function measured({ frames, movedMs }: Pick<ReturnType<typeof workOf>, 'frames' | 'movedMs'>): Measured {
  const falling = frames.filter((ms) => ms > 0).sort((one, other) => other - one);
  const due = Math.max(falling.length, (movedMs / 1000) * FRAMES_A_SECOND);
  return {
    drawn: (frames.length / movedMs) * 1000,
    p50: falling[falling.length >> 1] ?? 0,
    p95: falling[Math.floor(due * 0.05)] ?? 0,
    longest: falling[0] ?? 0,
  };
}

/**
 * Opens a title on a phone, plays its first rounds, one of them with a large win if the maths allows it, and sums the
 * work of each frame.
 */
async function measure(page: Page, base: string, { slug, maths }: GameTitle): Promise<Measured> {
  const math = games[maths];
  const nonce = (math && winningNonce(math)) ?? 0;
  let played = 0;
  page.on('response', (response) => {
    if (/\/rgs\/(play|act)$/.test(response.url()) && response.ok()) played += 1;
  });
  const token = encodeURIComponent(`${slug}~seed=${SEED}&nonce=${nonce}`);
  await page.goto(`${base}games/${slug}/1?locale=en#token=${token}`);
  await page.locator('button').nth(3).waitFor({ timeout: READY_MS });
  await page.waitForTimeout(SETTLE_MS);
  const presses = await openPlay(page, maths);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: [...CATEGORIES] });
  for (const press of presses) {
    await press();
    await page.waitForTimeout(BETWEEN_MS);
  }
  const work = workOf(await browser.stopTracing(), SCRIPT_STYLE_LAYOUT);
  if (played === 0) throw new Error(`no round of ${slug} was played`);
  return measured(work);
}

/** Measures a game, and twice more if it exceeds the limit, because the machine may be busy. Returns the median run. */
async function measureWell(browser: Browser, base: string, title: GameTitle): Promise<Measured> {
  const runs: Measured[] = [];
  do {
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 1, hasTouch: true });
    runs.push(await measure(await context.newPage(), base, title));
    await context.close();
  } while (runs[0]!.p95 > BOUND_MS && runs.length < RUNS);
  return runs.toSorted((one, other) => one.p95 - other.p95)[runs.length >> 1]!;
}

async function measureAll(browser: Browser, base: string, titles: readonly GameTitle[]): Promise<void> {
  const over: string[] = [];
  console.log(`${'title'.padEnd(26)} frames/s   p50   p95   longest   (ms; p95 ≤ ${BOUND_MS})`);
  for (const title of titles) {
    const { drawn, p50, p95, longest } = await measureWell(browser, base, title);
    const isOver = p95 > BOUND_MS;
    if (isOver) over.push(title.slug);
    const figures = [round(p50, 1).padStart(5), round(p95, 1).padStart(5), round(longest, 1).padStart(9)].join(' ');
    console.log(`${title.slug.padEnd(26)} ${round(drawn, 0).padStart(8)} ${figures}${isOver ? '   over' : ''}`);
  }
  console.log(`${titles.length - over.length} of ${titles.length} titles within ${BOUND_MS} ms`);
}

/**
 * Measures the cost of a frame of each title during play, on a phone's screen and a processor four times slower:
 * milliseconds of script, style and layout in the thread's own time. `npm run bench -- frame-times [slugs or maths…]`.
 */
export async function bench(wanted: readonly string[] = []): Promise<void> {
  const chosen = gameTitles.filter(
    ({ slug, maths }) => wanted.length === 0 || wanted.includes(slug) || wanted.includes(maths),
  );
  const outDir = await mkdtemp(path.join(tmpdir(), 'croupier-frames-'));
  const configFile = path.join(root, 'apps/arcade/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir } });
  const server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  try {
    await measureAll(browser, server.resolvedUrls?.local[0] ?? '', chosen);
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  }
}
