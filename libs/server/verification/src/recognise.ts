import { crc32 } from 'node:zlib';
import { Refusal } from '@croupier/contracts';
import type { documentMediaTypes } from '@croupier/contracts';

export type MediaType = (typeof documentMediaTypes)[number];

interface Format {
  type: MediaType;
  /** Returns whether the first bytes match this format. */
  begins: (file: Buffer) => boolean;
  /** Returns whether the file is complete. */
  isWhole: (file: Buffer) => boolean;
  /** Returns the number of pixels an image declares, without decoding it. */
  pixels: (file: Buffer) => number;
}

/** Exceeds any camera's photo of a document: decoding it would fill the reviewer's memory. */
const MOST_PIXELS = 100_000_000;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']);
/** Distance from its ends within which readers look for the markers of a PDF. */
const PDF_HEAD = 1024;
const PDF_TAIL = 2048;

/** Checks the chunks, each with its checksum, up to IEND. */
function isWholePng(file: Buffer): boolean {
  for (let at = PNG.length; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return false;
    if (file.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at = end + 4;
  }
  return false;
}

/** Returns the pixels from IHDR, which always comes first. */
const pixelsOfPng = (file: Buffer): number => file.readUInt32BE(16) * file.readUInt32BE(20);

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Checks the segments up to the scan, which must include a non-zero size, and the end marker after it. */
function isWholeJpeg(file: Buffer): boolean {
  let hasSize = false;
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== 0xff) return false;
    const marker = file[at + 1]!;
    const length = file.readUInt16BE(at + 2);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (length < 2) return false;
    if (isFrame(marker) && at + 9 <= file.length)
      hasSize = file.readUInt16BE(at + 5) > 0 && file.readUInt16BE(at + 7) > 0;
    if (marker === 0xda) return hasSize && file.indexOf(Buffer.from([0xff, 0xd9]), at) > 0;
    at += 2 + length;
  }
  return false;
}

/** Returns the pixels of the largest frame, since a thumbnail may come before the picture. */
function pixelsOfJpeg(file: Buffer): number {
  let most = 0;
  for (let at = 2; at + 9 <= file.length;) {
    const marker = file[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) most = Math.max(most, file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7));
    if (marker === 0xda) break;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return most;
}

/** Returns the pixels of the largest picture; each has its size in a box. */
function pixelsOfHeic(file: Buffer): number {
  let most = 0;
  for (let at = file.indexOf('ispe', 0, 'latin1'); at !== -1; at = file.indexOf('ispe', at + 4, 'latin1'))
    if (at + 16 <= file.length && file.readUInt32BE(at - 4) === 20)
      most = Math.max(most, file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12));
  return most;
}

/** Reads an eight-byte size; no file here needs the upper four. */
const longSize = (file: Buffer, at: number) => (file.readUInt32BE(at) === 0 ? file.readUInt32BE(at + 4) : Infinity);

/** Checks that boxes fill the file to its last byte and include the required ones. */
function isWholeHeic(file: Buffer): boolean {
  const boxes = new Set<string>();
  for (let at = 0; at < file.length;) {
    if (at + 8 > file.length) return false;
    const short = file.readUInt32BE(at);
    boxes.add(file.toString('latin1', at + 4, at + 8));
    if (short === 1 && at + 16 > file.length) return false;
    const size = short === 1 ? longSize(file, at + 8) : short === 0 ? file.length - at : short;
    if (size < 8 || at + size > file.length) return false;
    at += size;
  }
  return boxes.has('meta') && boxes.has('mdat');
}

const formats: readonly Format[] = [
  {
    type: 'image/jpeg',
    begins: (file) => file.readUInt16BE(0) === 0xff_d8 && file[2] === 0xff,
    isWhole: isWholeJpeg,
    pixels: pixelsOfJpeg,
  },
  {
    type: 'image/png',
    begins: (file) => file.subarray(0, PNG.length).equals(PNG),
    isWhole: isWholePng,
    pixels: pixelsOfPng,
  },
  {
    type: 'image/heic',
    begins: (file) => file.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.has(file.toString('latin1', 8, 12)),
    isWhole: isWholeHeic,
    pixels: pixelsOfHeic,
  },
  {
    type: 'application/pdf',
    begins: (file) => file.subarray(0, PDF_HEAD).includes('%PDF-'),
    isWhole: (file) => {
      const tail = file.subarray(-PDF_TAIL);
      return tail.includes('startxref') && tail.includes('%%EOF');
    },
    pixels: () => 0,
  },
];

/** Minimum size of an image or document in any format. */
const LEAST_BYTES = 32;

/**
 * Detects a file's type from its bytes, ignoring its name. Refuses files of another format, incomplete ones and those
 * too large to review.
 */
export function recognise(file: Buffer): MediaType {
  if (file.length === 0) throw new Refusal('file_empty', { path: ['file'] });
  const format = file.length < LEAST_BYTES ? undefined : formats.find(({ begins }) => begins(file));
  if (!format) throw new Refusal('file_type', { path: ['file'] });
  if (!format.isWhole(file)) throw new Refusal('file_broken', { path: ['file'] });
  if (format.pixels(file) > MOST_PIXELS) throw new Refusal('file_too_large', { path: ['file'] });
  return format.type;
}
