import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app assumes. Source: RFC 6238, and its default SHA-1. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Secret size in bytes; RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Steps that a phone's clock may be off in either direction. */
const TOLERANCE = 1;

const ISSUER = 'Croupier';

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

export const newSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

/** Returns a secret for manual entry, and as the URI of a QR code. */
export function describeSecret(bytes: Uint8Array, email: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: new TOTP({ ...RULES, secret, issuer: ISSUER, label: email }).toString() };
}

/** Returns the time step of a code, if it is currently valid. */
export function stepOf(bytes: Uint8Array, code: string, now: Date): bigint | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...RULES, secret: secretOf(bytes), token: code, timestamp, window: TOLERANCE });
  return delta === null ? null : BigInt(TOTP.counter({ period: RULES.period, timestamp }) + delta);
}
