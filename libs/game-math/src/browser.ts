import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hmac } from './stream.ts';

/** Calculates the HMAC in the browser, synchronously: Web Crypto is asynchronous only. */
export const browserHmac: Hmac = (key, message) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));

/** Returns the SHA-256 in lower-case hex, for checking a revealed server seed against its published commitment. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
