import { createECDH } from 'node:crypto';

/** Who we are to push services (VAPID, RFC 8292), both in base64url. */
export interface PushKeys {
  privateKey: string;
  /** Browsers subscribe with it: a message under another key is refused by their service. */
  publicKey: string;
}

/** The pair of a private key of 32 bytes in base64url. */
export function pushKeys(privateKey: string): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}
