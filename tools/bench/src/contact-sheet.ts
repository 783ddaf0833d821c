import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { createServer } from 'vite';
import { coverUrl, type GameTitle, gameTitles } from '@croupier/game-art';
import { games } from '@croupier/game-math';
import { chromiumArgs, findChromium } from '@croupier/tools-start/chromium';
import { SEED, winningNonce } from './contact-sheet/winning-nonce.ts';

const ROW = 240;
const GAP = 8;
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
/** Times at which reels turn, and have stopped. */
const SPINNING_MS = 450;
const LANDED_MS = 3_200;
const READY_MS = 60_000;

const root = path.resolve(import.meta.dirname, '../../..');
/** Browser and address that titles are opened with. */
interface Arcade {
  browser: Browser;
  base: string;
}

async function open(
  { browser, base }: Arcade,
  { slug }: GameTitle,
  nonce: number,
  viewport: typeof DESKTOP,
): Promise<Page> {
  const page = await browser.newPage({ viewport });
  // The fragment itself is parsed as parameters, so those of the token are encoded twice.
  const token = encodeURIComponent(`${slug}~seed=${SEED}&nonce=${nonce}`);
  await page.goto(`${base}games/${slug}/1?locale=en#token=${token}`);
  await page.locator('button').nth(3).waitFor({ timeout: READY_MS });
  await page.waitForTimeout(1_000);
  return page;
}

/** Row of the sheet: cover, first picture, spin, win, phone. */
async function picturesOf(arcade: Arcade, title: GameTitle): Promise<Buffer[]> {
  const math = games[title.maths];
  const nonce = (math && winningNonce(math)) ?? 0;
  const page = await open(arcade, title, nonce, DESKTOP);
  const idle = await page.screenshot();
  await page.keyboard.press('Space');
  await page.waitForTimeout(SPINNING_MS);
  const spin = await page.screenshot();
  await page.waitForTimeout(LANDED_MS);
  const win = await page.screenshot();
  await page.close();
  const phone = await open(arcade, title, nonce, PHONE);
  const tall = await phone.screenshot();
  await phone.close();
  const cover = await sharp(path.join(root, `apps/casino/public${coverUrl(title.slug, '480')}`))
    .png()
    .toBuffer();
  return [cover, idle, spin, win, tall];
}

const widths = [180, 427, 427, 427, 111];

/**
 * Opens every title as a player does and puts its cover, its first picture, a spin under way, a winning round and its
 * phone layout side by side in `contact-sheet.png`, to check that no title looks like another or like a placeholder.
 * `npm run bench -- contact-sheet [slugs or studios…]`. A round with decisions is shown at its start.
 */
export async function bench(wanted: readonly string[] = []): Promise<void> {
  const chosen = gameTitles.filter(
    ({ slug, provider }) => wanted.length === 0 || wanted.includes(slug) || wanted.includes(provider),
  );
  const server = await createServer({ configFile: path.join(root, 'apps/arcade/vite.config.ts'), server: { port: 0 } });
  await server.listen();
  const [base = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  const tiles: OverlayOptions[] = [];
  try {
    for (const [row, title] of chosen.entries()) {
      tiles.push(...(await tilesOf(await picturesOf({ browser, base }, title), GAP + row * (ROW + GAP))));
      console.log(title.title);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const width = widths.reduce((sum, one) => sum + one + GAP, GAP);
  const height = GAP + chosen.length * (ROW + GAP);
  const sheet = sharp({ create: { width, height, channels: 3, background: '#f4efe4' } }).composite(tiles);
  await sheet.png().toFile(path.join(root, 'contact-sheet.png'));
  console.log(`${chosen.length} titles → contact-sheet.png`);
}

async function tilesOf(pictures: readonly Buffer[], top: number): Promise<OverlayOptions[]> {
  let left = GAP;
  const tiles: OverlayOptions[] = [];
  for (const [at, picture] of pictures.entries()) {
    const width = widths[at] ?? 0;
    tiles.push({ input: await sharp(picture).resize(width, ROW).png().toBuffer(), left, top });
    left += width + GAP;
  }
  return tiles;
}
