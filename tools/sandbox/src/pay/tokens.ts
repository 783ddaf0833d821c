import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const newToken = () => randomBytes(24).toString('base64url');

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

const signature = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** Returns the customer of a token, or null if it is invalid or expired. The merchant signs `customer.expiry`. */
export function customerOf(token: string, secret: string, now: Date): string | null {
  const [name, expiry, signed] = token.split('.');
  if (!name || !expiry || !signed) return null;
  if (!sameText(signature(secret, `customer.${name}.${expiry}`), signed)) return null;
  if (Number(expiry) * 1000 < now.getTime()) return null;
  return Buffer.from(name, 'base64url').toString('utf8');
}

/** Returns the signature `t=<unix seconds>,v1=<hex hmac of "t.body">`, created for every attempt. */
export function callbackSignature(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
