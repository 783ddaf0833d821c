import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** The same bytes in every supported encoding. */
export type Body = Readonly<Record<Encoding, Buffer>>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compression levels: cached documents are worth more effort than those sent once. */
const effort = { cached: { brotli: 9, gzip: 9 }, once: { brotli: 4, gzip: 3 } } as const;

async function brotliOf(plain: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return brotli(plain, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: plain.length,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    },
  });
}

/** Compresses content that is cached, as small as possible. */
export async function encodeKept(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliOf(plain, effort.cached.brotli);
  return encoding === 'gzip' ? zip(plain, { level: effort.cached.gzip }) : plain;
}

export async function encodeEvery(text: string): Promise<Body> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([encodeKept(identity, 'br'), encodeKept(identity, 'gzip')]);
  return { br, gzip: gz, identity };
}

export async function encodeOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(text);
  if (encoding === 'br') return brotliOf(plain, effort.once.brotli);
  return encoding === 'gzip' ? zip(plain, { level: effort.once.gzip }) : plain;
}
