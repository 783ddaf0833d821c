import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import { type Content, type ObjectStore, requireName } from './object-store.ts';

export interface S3Options {
  /** `https://s3.example/bucket`: names are appended to it. */
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Timeout of a connection without progress. */
const STALLED_MS = 20_000;
const EMPTY = createHash('sha256').digest('hex');

interface Sent {
  method: 'PUT' | 'GET' | 'DELETE';
  name: string;
  /** File to send: its path, size and SHA-256. */
  file?: { path: string; bytes: number; sha256: string };
}

/**
 * Creates a store on any S3-compatible service. A library is used only for signing: `fetch` can't send a file of known
 * length without buffering it.
 */
export function s3Store({ bucketUrl, ...key }: S3Options): ObjectStore {
  async function send({ method, name, file }: Sent): Promise<IncomingMessage> {
    const url = `${bucketUrl.replace(/\/$/, '')}/${requireName(name)}`;
    const { headers } = await new AwsV4Signer({
      ...key,
      method,
      url,
      service: 's3',
      headers: { 'x-amz-content-sha256': file?.sha256 ?? EMPTY },
    }).sign();
    const { request } = url.startsWith('https:') ? https : http;
    const length = file ? { 'content-length': String(file.bytes) } : {};
    return new Promise((resolve, reject) => {
      const call = request(url, {
        method,
        headers: { ...Object.fromEntries(headers), ...length },
        timeout: STALLED_MS,
      });
      call.on('response', resolve);
      call.on('timeout', () => call.destroy(new Error('the file store does not answer')));
      call.on('error', reject);
      if (file) pipeline(createReadStream(file.path), call).catch(reject);
      else call.end();
    });
  }

  /** Sends a request; the response must be a success, or a 404 if that is allowed. */
  async function settle(sent: Sent): Promise<IncomingMessage | null> {
    const answer = await send(sent);
    const { statusCode = 500 } = answer;
    if (statusCode < 300) return answer;
    answer.resume();
    if (statusCode === 404 && sent.method !== 'PUT') return null;
    throw new Error(`the file store answered ${statusCode}`);
  }

  return {
    put: (name, content) =>
      aside(content, async (file) => void (await settle({ method: 'PUT', name, file }))?.resume()),
    open: (name): Promise<Readable | null> => settle({ method: 'GET', name }),
    remove: async (name) => void (await settle({ method: 'DELETE', name }))?.resume(),
  };
}

/** Writes the content to a temporary file, because length and digest have to precede it. */
async function aside(content: Content, work: (file: NonNullable<Sent['file']>) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-file-'));
  const file = path.join(folder, 'content');
  const digest = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(
      content,
      async function* count(parts: Content) {
        for await (const part of parts) {
          digest.update(part);
          bytes += part.length;
          yield part;
        }
      },
      createWriteStream(file, { mode: 0o600 }),
    );
    await work({ path: file, bytes, sha256: digest.digest('hex') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
