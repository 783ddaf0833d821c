import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { HttpError } from '../http/router.ts';

const SALT = 16;
const TAG = 16;
/** Delimiter at the end of the last record (RFC 8188). */
const LAST = 2;

const derive = (secret: Uint8Array, salt: Uint8Array, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Decrypts a message with the browser's keys, as in RFC 8291. */
export function openSealed(body: Buffer, { privateKey, auth }: { privateKey: string; auth: string }): string {
  try {
    const salt = body.subarray(0, SALT);
    const idEnd = SALT + 5 + body.readUInt8(SALT + 4);
    const sender = body.subarray(SALT + 5, idEnd);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const secret = derive(pair.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-TAG));
    const record = Buffer.concat([decipher.update(body.subarray(idEnd, -TAG)), decipher.final()]);
    return record.subarray(0, record.lastIndexOf(LAST)).toString('utf8');
  } catch {
    throw new HttpError(400, 'not_sealed_for_this_browser');
  }
}
