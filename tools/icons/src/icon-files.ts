import sharp from 'sharp';
import { drawIcon, type Look } from './mark.ts';

const CORNER = 14;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** Returns every file that browsers and devices request at the root of a host, by name. */
export async function iconFiles(look: Look): Promise<ReadonlyMap<string, Buffer>> {
  const rounded = drawIcon(look, CORNER);
  const square = drawIcon(look);
  return new Map([
    ['icon.svg', Buffer.from(rounded)],
    ['icon-192.png', await png(rounded, 192)],
    ['icon-512.png', await png(rounded, 512)],
    ['icon-maskable-512.png', await png(square, 512)],
    ['apple-touch-icon.png', await png(square, 180)],
    ['favicon.ico', ico(await png(rounded, 32))],
  ]);
}

/** Returns an ICO file with one PNG of 32 pixels: a header of 6 bytes, an entry of 16. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon,
  head.writeUInt16LE(1, 4); // of one picture.
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // Planes,
  head.writeUInt16LE(32, 12); // bits a pixel,
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
