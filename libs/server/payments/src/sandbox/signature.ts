import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds of difference beyond which a signature counts as a replay. */
const TOLERANCE_SECONDS = 300;

/** Returns whether `t=<unix seconds>,v1=<hex hmac of "t.body">` was signed with our key recently. */
export function isSigned(signature: unknown, body: string, secret: string, now: Date): boolean {
  const parts = typeof signature === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) : null;
  if (!parts) return false;
  const [, seconds = '', hmac = ''] = parts;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(hmac, 'hex'));
}

/** Signs `customer.expiry.signature`, which identifies the player to the payments script. */
export function signCustomer(customer: string, secret: string, expires: Date): string {
  const name = Buffer.from(customer).toString('base64url');
  const seconds = Math.floor(expires.getTime() / 1000);
  const signed = createHmac('sha256', secret).update(`customer.${name}.${seconds}`).digest('base64url');
  return `${name}.${seconds}.${signed}`;
}
