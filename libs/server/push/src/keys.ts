import { createECDH } from 'node:crypto';

/** Our key pair for push services (VAPID, RFC 8292), both in base64url. */
export interface PushKeys {
  privateKey: string;
  /** Key browsers subscribe with: their service refuses a message signed with another key. */
  publicKey: string;
}

/** Returns the pair of a private key of 32 bytes in base64url. */
export function pushKeys(privateKey: string): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}
