import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Hmac } from './stream.ts';

const encoder = /*#__PURE__*/ new TextEncoder();

/** The browser's generator: Web Crypto is asynchronous only, so this is a pure one. */
export const browserHmac: Hmac = (key, message) => hmac(sha256, encoder.encode(key), encoder.encode(message));

/** SHA-256 in lower-case hex: to check a revealed server seed against its published commitment. */
export const sha256Hex = (text: string): string =>
  Array.from(sha256(encoder.encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join('');
