import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { GameTitle } from '@croupier/game-art';
import { drawCover } from './cover.ts';

/** The sizes the pages use: a card is 3:4, a banner 16:9. */
const sizes = [
  { name: '240', format: 'portrait', width: 240, height: 320, quality: 48 },
  { name: '480', format: 'portrait', width: 480, height: 640, quality: 38 },
  { name: 'wide', format: 'wide', width: 1200, height: 675, quality: 36 },
] as const;

interface Drawing {
  /** Eight hex digits of what was drawn: a new drawing gets a new address. */
  hash: string;
  svg: Record<'portrait' | 'wide', string>;
}

export function draw(gameTitle: GameTitle): Drawing {
  const svg = { portrait: drawCover(gameTitle, 'portrait'), wide: drawCover(gameTitle, 'wide') };
  const hash = createHash('sha256')
    .update(JSON.stringify(sizes))
    .update(svg.portrait)
    .update(svg.wide)
    .digest('hex')
    .slice(0, 8);
  return { hash, svg };
}

/** AVIF files of one title, by file name. */
export async function render(slug: string, { hash, svg }: Drawing): Promise<Map<string, Buffer>> {
  const files = sizes.map(async ({ name, format, width, height, quality }) => {
    const bytes = await sharp(Buffer.from(svg[format])).resize(width, height).avif({ quality, effort: 5 }).toBuffer();
    return [`${slug}-${name}-${hash}.avif`, bytes] as const;
  });
  return new Map(await Promise.all(files));
}
