import { createPublicKey, verify } from 'node:crypto';
import { HttpError } from '../http/router.ts';

interface Expected {
  /** The push service's origin. */
  audience: string;
  /** Key of the browser's subscription. */
  key: string;
  now: Date;
}

const DAY_SECONDS = 86_400;

const part = (text = ''): unknown => JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));

/**
 * Refuses a message that isn't from the sender the browser subscribed to: `Authorization: vapid t=…, k=…` (RFC 8292).
 */
export function checkSender(authorization: string | undefined, { audience, key, now }: Expected): void {
  const [, token = '', named = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (named !== key) throw new HttpError(403, 'another_key');
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...jwk }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new HttpError(403, 'not_signed');
  const { aud, exp, sub } = part(claims) as { aud?: unknown; exp?: unknown; sub?: unknown };
  const left = Number(exp) - now.getTime() / 1000;
  if (aud !== audience || !(left > 0 && left <= DAY_SECONDS) || !/^(mailto:|https:)/.test(String(sub)))
    throw new HttpError(403, 'claims_not_accepted');
}
