import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type GameTitle, titlesWithScene } from '@croupier/game-art';
import { drawCover } from './cover.ts';
import type { Format } from './frame.ts';

/** The sizes the pages use: a card is 3:4, a banner 16:9. */
const covers = [
  { name: '240', format: 'portrait', width: 240, height: 320, quality: 48 },
  { name: '480', format: 'portrait', width: 480, height: 640, quality: 38 },
  { name: 'wide', format: 'wide', width: 1200, height: 675, quality: 36 },
] as const;
/** The home's opening. */
const openings = [
  { name: 'scene', format: 'scene', width: 1600, height: 640, quality: 40 },
  { name: 'scene-small', format: 'scene-small', width: 800, height: 440, quality: 40 },
] as const;

export const sizesOf = (slug: string) => (titlesWithScene.has(slug) ? [...covers, ...openings] : covers);

interface Drawing {
  /** Eight hex digits of the drawing's hash: a new drawing gets a new address. */
  hash: string;
  svg: ReadonlyMap<Format, string>;
}

export function draw(gameTitle: GameTitle): Drawing {
  const sizes = sizesOf(gameTitle.slug);
  const svg = new Map(
    [...new Set(sizes.map(({ format }) => format))].map((format) => [format, drawCover(gameTitle, format)] as const),
  );
  const hash = createHash('sha256').update(JSON.stringify(sizes));
  for (const text of svg.values()) hash.update(text);
  return { hash: hash.digest('hex').slice(0, 8), svg };
}

/** AVIF files of one title, by file name. */
export async function render(slug: string, { hash, svg }: Drawing): Promise<Map<string, Buffer>> {
  const files = sizesOf(slug).map(async ({ name, format, width, height, quality }) => {
    const picture = sharp(Buffer.from(svg.get(format) ?? ''));
    const bytes = await picture.resize(width, height).avif({ quality, effort: 5 }).toBuffer();
    return [`${slug}-${name}-${hash}.avif`, bytes] as const;
  });
  return new Map(await Promise.all(files));
}
