import * as v from 'valibot';
import type { CallInput, Endpoint, Reply } from '@croupier/contracts';
import { pathOf } from './client-core.ts';
import { CallFailed, CallRefused } from './failure.ts';

export type FileUpload<Shape extends Endpoint> = Omit<CallInput<Shape>, 'body'> & {
  file: Blob;
  /** UUID created once per file and kept over retries. */
  idempotencyKey: string;
  /** Called with the share sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file as a call's body. Uses XMLHttpRequest, because only that reports the progress. It doesn't retry: the
 * caller sees the failure and decides.
 */
export function upload<Shape extends Endpoint>(shape: Shape, options: FileUpload<Shape>): Promise<Reply<Shape>> {
  const { file, idempotencyKey, onProgress, signal } = options;
  const { params, query } = options as { params?: Record<string, unknown>; query?: Record<string, string> };
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = (message: string) => () => reject(new CallFailed(message));
    request.open(shape.method, pathOf(shape.path, params) + search);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = failed('Network Error');
    request.onabort = failed('Request aborted');
    request.onload = () => {
      const { status } = request;
      const body = read(request.responseText);
      if (status >= 400) return reject(new CallRefused(status, typeof body === 'object' ? (body ?? {}) : {}));
      const reply = v.safeParse(shape.reply, body);
      if (reply.success) resolve(reply.output as Reply<Shape>);
      else failed('Network Error')();
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // The text of a proxy.
  }
}
