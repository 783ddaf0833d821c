import sharp from 'sharp';
import { gameTitles } from '@croupier/game-art';
import { drawCover } from './cover.ts';
import type { Format } from './frame.ts';

/** A contact sheet to judge the covers by: `node src/sheet.ts out.png [portrait|wide|scene|scene-small] [provider or slugs…]`. */
const [out = 'sheet.png', format = 'portrait', ...wanted] = process.argv.slice(2);
const chosen = gameTitles.filter(
  ({ slug, provider }) => wanted.length === 0 || wanted.includes(slug) || wanted.includes(provider),
);
const [w, h, columns] = format !== 'portrait' ? [480, 270, 4] : wanted.length === 0 ? [192, 256, 10] : [300, 400, 6];
const tiles = await Promise.all(
  chosen.map(async (gameTitle, i) => ({
    input: await sharp(Buffer.from(drawCover(gameTitle, format as Format)))
      .resize(w, h)
      .png()
      .toBuffer(),
    left: 8 + (i % columns) * (w + 8),
    top: 8 + Math.floor(i / columns) * (h + 8),
  })),
);
await sharp({
  create: {
    width: 8 + Math.min(columns, chosen.length) * (w + 8),
    height: 8 + Math.ceil(chosen.length / columns) * (h + 8),
    channels: 3,
    background: '#f4efe4',
  },
})
  .composite(tiles)
  .png()
  .toFile(out);
console.log(`${chosen.length} covers → ${out}`);
