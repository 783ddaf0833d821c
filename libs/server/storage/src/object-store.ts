import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where files nobody else may see are kept. A name is made by `newName` and says nothing of what lies under it. */
export interface ObjectStore {
  /** Stores all of the content, or nothing if it ends in an error. Once more under a name: the later one stays. */
  put(name: string, content: Content): Promise<void>;
  /** Null when nothing lies under the name. */
  open(name: string): Promise<Readable | null>;
  /** What is not there is removed already. */
  remove(name: string): Promise<void>;
}

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const NAME_BYTES = 32;
const NAME = /^[\w-]{43}$/;

/** 256 random bits: nobody comes upon a file by trying. */
export const newName = (): string => randomBytes(NAME_BYTES).toString('base64url');

/** A name is part of a path or an address: it is never anything but what `newName` makes. */
export function requireName(name: string): string {
  if (!NAME.test(name)) throw new Error('this is no name of a stored file');
  return name;
}
