import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

/** Encrypted message for a push service. */
export interface PushMessage {
  endpoint: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
}

/** Sends a message to a push service; resolves with its status. */
export type PushPost = (message: PushMessage, signal: AbortSignal) => Promise<number>;

const TIMEOUT_MS = 10_000;

/**
 * Creates the sender. It follows no redirect and reads no response. Only the sandbox uses plain HTTP: reached at
 * `sandboxBase`, with its name in the Host header.
 */
export const pushPost =
  (sandboxBase: string): PushPost =>
  ({ endpoint, headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const url = new URL(endpoint);
      const inSandbox = url.protocol === 'http:';
      const options = {
        method: 'POST',
        headers: { ...headers, ...(inSandbox && { host: url.host }) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      };
      const call = inSandbox ? plain(new URL(url.pathname, sandboxBase), options) : secure(url, options);
      call.on('response', (response) => {
        resolve(response.statusCode ?? 500);
        response.destroy();
      });
      call.on('error', reject);
      call.end(body);
    });
