import type { IncomingMessage } from 'node:http';

export const MAX_BODY_BYTES = 64 * 1024;

/** Returns whether the announced body is too large. */
export const announcesTooMuch = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the whole body, or returns `null` if it is too large: the rest is read and dropped, so that the sender receives
 * the response. `endLate` sets the timeout. Rejects if the sender disconnects.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (announcesTooMuch(request)) {
    request.resume();
    return null;
  }
  if (!hasBody(request)) return Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= MAX_BODY_BYTES) return void parts.push(part);
      parts.length = 0;
      resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('close', () => reject(new Error('The sender left.')));
    request.on('error', reject);
  });
}
