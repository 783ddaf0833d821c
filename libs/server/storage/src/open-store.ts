import path from 'node:path';
import * as v from 'valibot';
import { readSettings } from '@croupier/server-http';
import { diskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { type S3Options, s3Store } from './s3-store.ts';

const bucket = {
  FILES_BUCKET_URL: v.pipe(v.string(), v.url('the address of a bucket')),
  FILES_KEY_ID: v.string(),
  FILES_SECRET: v.string(),
  FILES_REGION: v.optional(v.string(), 'us-east-1'),
};

/** Returns the bucket that an operator configured, if any. */
export function readBucket(env: NodeJS.ProcessEnv): S3Options | null {
  if (!env['FILES_BUCKET_URL']) return null;
  const settings = readSettings(bucket, env);
  return {
    bucketUrl: settings.FILES_BUCKET_URL,
    accessKeyId: settings.FILES_KEY_ID,
    secretAccessKey: settings.FILES_SECRET,
    region: settings.FILES_REGION,
  };
}

/** Returns the store of a site: its bucket, otherwise a folder in its data. */
export const storeOf = (bucket: S3Options | null, dataDir: string, clock: () => Date): ObjectStore =>
  bucket ? s3Store(bucket) : diskStore(path.join(dataDir, 'files'), clock);
