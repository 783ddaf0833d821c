import { createHmac } from 'node:crypto';
import type { Hmac } from './stream.ts';

/** Calculates the HMAC on the server: native, about 2 µs a block. */
export const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
