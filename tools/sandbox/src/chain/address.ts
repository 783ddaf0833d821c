import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { cashAddress, readCashAddress } from './cash-address.ts';

const base58check = createBase58check(sha256);

/** Address formats of a coin; the live network's first, the test network's second. */
interface Format {
  /** First byte of a Base58Check address: keys and scripts. */
  versions?: readonly number[];
  /** Prefixes of a SegWit address. */
  segwit?: readonly [string, string];
  cash?: readonly [string, string];
  hex?: boolean;
}

const formats: Readonly<Record<string, Format>> = {
  BTC: { versions: [0x00, 0x05, 0x6f, 0xc4], segwit: ['bc', 'tb'] },
  BCH: { versions: [0x00, 0x05, 0x6f, 0xc4], cash: ['bitcoincash', 'bchtest'] },
  LTC: { versions: [0x30, 0x32, 0x6f, 0x3a, 0xc4], segwit: ['ltc', 'tltc'] },
  DOG: { versions: [0x1e, 0x16, 0x71, 0xc4] },
  ETH: { hex: true },
  USDT: { hex: true },
};

/**
 * Problem of an address. `typo`: the checksum fits no address of the coin. `other_coin`: valid, but of another coin's
 * network.
 */
export type AddressProblem = 'typo' | 'other_coin';

function isBase58(text: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && versions.includes(bytes[0]!);
  } catch {
    return false;
  }
}

/** BIP 173 and 350: version 0 by Bech32 with 20 or 32 bytes, later ones by Bech32m with 2 to 40. */
function isSegwit(text: string, prefixes: readonly string[]): boolean {
  for (const [encoding, isLater] of [
    [bech32, false],
    [bech32m, true],
  ] as const) {
    const read = encoding.decodeUnsafe(text, 90);
    if (!read || !prefixes.includes(read.prefix)) continue;
    const [version = 32, ...words] = read.words;
    const program = encoding.fromWordsUnsafe(words);
    if (!program || version > 16 || version > 0 !== isLater) continue;
    return isLater ? program.length >= 2 && program.length <= 40 : program.length === 20 || program.length === 32;
  }
  return false;
}

/**
 * EIP-55: the case of each letter is a bit of the hash. An address in only lower or only upper case has no checksum.
 */
export function withCase(hex: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
  return [...hex].map((digit, at) => (parseInt(hash[at]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('');
}

function isHex(text: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (!digits) return false;
  return (
    digits === digits.toLowerCase() || digits === digits.toUpperCase() || digits === withCase(digits.toLowerCase())
  );
}

function fits(text: string, { versions, segwit, cash, hex }: Format): boolean {
  return (
    (versions !== undefined && isBase58(text, versions)) ||
    (segwit !== undefined && isSegwit(text, segwit)) ||
    (cash !== undefined && readCashAddress(text, cash) !== null) ||
    (hex === true && isHex(text))
  );
}

/** Returns the problem with an address of a coin; null if coins sent to it arrive. */
export function addressProblem(coin: string, text: string): AddressProblem | null {
  const format = formats[coin];
  if (format && fits(text, format)) return null;
  return Object.values(formats).some((other) => fits(text, other)) ? 'other_coin' : 'typo';
}

/** Returns the test network's address of 20 bytes. It can't be mistaken for a real one, except for Ethereum's. */
export function testAddress(coin: string, bytes: Uint8Array): string {
  const { segwit, cash, hex, versions = [] } = formats[coin] ?? {};
  if (segwit) return bech32.encode(segwit[1], [0, ...bech32.toWords(bytes)]);
  if (cash) return cashAddress(cash[1], bytes);
  if (hex) return `0x${withCase(bytesToHex(bytes))}`;
  return base58check.encode(Uint8Array.of(versions[2] ?? 0x6f, ...bytes));
}
