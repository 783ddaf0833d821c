import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets with AES-256-GCM, each bound to its owner. */
export interface Vault {
  seal(plain: Uint8Array, owner: string): Buffer;
  /** Throws if it was encrypted with an unknown key or for another owner, or was modified. */
  open(sealed: Buffer, owner: string): Buffer;
  /** Derives 32 bytes from this text that only we can calculate. */
  derive(text: string): Buffer;
}

const CIPHER = 'aes-256-gcm';
const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const purposeKey = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, 32));
const idOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, ID_BYTES);

/**
 * Creates a vault from keys of 32 bytes in base64url: the first encrypts, all decrypt, so a key is rotated by adding a
 * new one in front. Stored are the key's id, the nonce, the tag and the ciphertext.
 */
export function createVault(keys: readonly string[]): Vault | null {
  const known = keys.map((text) => Buffer.from(text, 'base64url'));
  const [first] = known;
  if (!first) return null;
  const sealing = new Map(known.map((key) => [idOf(key).toString('hex'), purposeKey(key, 'seal')]));
  const deriving = purposeKey(first, 'derive');
  return {
    seal(plain, owner) {
      const [id, iv] = [idOf(first), randomBytes(IV_BYTES)];
      const cipher = createCipheriv(CIPHER, sealing.get(id.toString('hex'))!, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([id, iv, cipher.getAuthTag(), body]);
    },
    open(sealed, owner) {
      const key = sealing.get(sealed.subarray(0, ID_BYTES).toString('hex'));
      if (!key) throw new Error('sealed with a key that is not among SECRETS_KEY');
      const iv = sealed.subarray(ID_BYTES, ID_BYTES + IV_BYTES);
      const tag = sealed.subarray(ID_BYTES + IV_BYTES, ID_BYTES + IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(ID_BYTES + IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
    derive: (text) => createHmac('sha256', deriving).update(text).digest(),
  };
}
