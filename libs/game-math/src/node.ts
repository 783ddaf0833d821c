import { createHmac } from 'node:crypto';
import type { Hmac } from './stream.ts';

/** The server's generator: native, about 2 µs a block. */
export const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
