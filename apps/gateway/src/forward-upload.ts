import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_DOCUMENT_BYTES, type RefusalCode } from '@croupier/contracts';
import { forward, type Upstream } from './forward.ts';

/** Timeout from the first byte of a file to its last; the other is from one part to the next. */
export const UPLOAD_MS = 120_000;
const STALLED_MS = 15_000;
const FILE = 'application/octet-stream';

/** Refusal of an upload. */
export class UploadRefused extends Error {
  readonly status: 400 | 408 | 413;
  readonly code: RefusalCode;
  constructor(status: UploadRefused['status'], code: RefusalCode) {
    super(`a file was not passed on: ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** Returns whether a request uploads a file: uploads are streamed instead of being buffered here. */
export const isUpload = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && /^\/api\/player\/documents\/[a-z_]+(\?|$)/.test(url);

/**
 * Streams an upload, which may take long: it has its own traffic class, and the process behind reads it at its own
 * pace. Its size is announced beforehand, so that nothing too large arrives.
 */
export async function forwardUpload(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: Upstream,
): Promise<void> {
  const bytes = Number(request.headers['content-length']);
  // Any other type would be parsed as a call's body before the session is checked.
  const isFile = (request.headers['content-type'] ?? FILE) === FILE;
  if (!isFile || !(bytes >= 0)) throw new UploadRefused(400, 'file_empty');
  if (bytes > MAX_DOCUMENT_BYTES) {
    request.resume(); // Read and dropped, so that the sender receives the response.
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
