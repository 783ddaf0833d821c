import { bech32 } from '@scure/base';

/** Bitcoin Cash addresses: like Bech32, with a longer checksum and a colon after the prefix. */
const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const CHECK_LETTERS = 8;

function polymod(values: readonly number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    GENERATORS.forEach((generator, at) => {
      if ((top >> BigInt(at)) & 1n) sum ^= generator;
    });
  }
  return sum ^ 1n;
}

const lowBits = (prefix: string) => [...prefix].map((letter) => letter.charCodeAt(0) & 31);

/** Encodes 20 bytes, a key's hash, as a cash address. */
export function cashAddress(prefix: string, bytes: Uint8Array): string {
  const words = bech32.toWords(Uint8Array.of(0, ...bytes));
  const sum = polymod([...lowBits(prefix), 0, ...words, ...Array<number>(CHECK_LETTERS).fill(0)]);
  const check = Array.from({ length: CHECK_LETTERS }, (_, at) => Number((sum >> BigInt(5 * (7 - at))) & 31n));
  return `${prefix}:${[...words, ...check].map((word) => LETTERS[word]).join('')}`;
}

/** Decodes an address, with its prefix or without; null if it has none of these prefixes. */
export function readCashAddress(text: string, prefixes: readonly string[]): Uint8Array | null {
  const written = text === text.toUpperCase() ? text.toLowerCase() : text;
  const [first, second] = written.split(':', 2);
  const body = second ?? first ?? '';
  const words = [...body].map((letter) => LETTERS.indexOf(letter));
  if (words.length !== 42 || words.includes(-1)) return null; // Hashes of keys and scripts: 20 bytes and their kind.
  const candidates = second === undefined ? prefixes : prefixes.filter((prefix) => prefix === first);
  if (!candidates.some((prefix) => polymod([...lowBits(prefix), 0, ...words]) === 0n)) return null;
  const bytes = bech32.fromWordsUnsafe(words.slice(0, -CHECK_LETTERS));
  return bytes && (bytes[0] === 0 || bytes[0] === 8) ? Uint8Array.from(bytes.slice(1)) : null;
}
