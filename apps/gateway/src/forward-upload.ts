import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_DOCUMENT_BYTES, type RefusalCode } from '@croupier/contracts';
import { forward, type Upstream } from './forward.ts';

/** From the first byte of a file to its last, and from one part of it to the next. */
export const UPLOAD_MS = 120_000;
const STALLED_MS = 15_000;
const FILE = 'application/octet-stream';

/** Why a file is not passed on. */
export class UploadRefused extends Error {
  readonly status: 400 | 408 | 413;
  readonly code: RefusalCode;
  constructor(status: UploadRefused['status'], code: RefusalCode) {
    super(`a file was not passed on: ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** Whether a request brings a file: those are not held here but passed on as they come. */
export const isUpload = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && /^\/api\/player\/documents\/[a-z_]+(\?|$)/.test(url);

/**
 * Passes a file on while it comes in, which may take long: it has a lane of its own, and the process behind reads it no
 * faster than it can. How long it is has been said before, so that nothing comes that is too much.
 */
export async function forwardUpload(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: Upstream,
): Promise<void> {
  const bytes = Number(request.headers['content-length']);
  // Any other kind would be read as a call's body before anybody looks at the session.
  const isFile = (request.headers['content-type'] ?? FILE) === FILE;
  if (!isFile || !(bytes >= 0)) throw new UploadRefused(400, 'file_empty');
  if (bytes > MAX_DOCUMENT_BYTES) {
    request.resume(); // Read and dropped, so that the sender is there for the answer.
    throw new UploadRefused(413, 'file_too_large');
  }
  const given = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const stop = () => {
      reject(new UploadRefused(408, 'file_incomplete'));
      given.abort();
    };
    let stalled = setTimeout(stop, STALLED_MS);
    const whole = setTimeout(stop, UPLOAD_MS);
    const end = () => [stalled, whole].forEach(clearTimeout);
    request.on('data', () => {
      clearTimeout(stalled);
      stalled = setTimeout(stop, STALLED_MS);
    });
    request.once('end', end);
    request.once('close', end);
  });
  await Promise.race([forward(request, request, response, { ...upstream, signal: given.signal }), late]);
}
