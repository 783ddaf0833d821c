import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Private storage for files. A name is created by `newName` and reveals nothing about the content. */
export interface ObjectStore {
  /** Stores all of the content, or nothing if it ends in an error. Storing under the same name again replaces it. */
  put(name: string, content: Content): Promise<void>;
  /** Opens a file; null if there is none with this name. */
  open(name: string): Promise<Readable | null>;
  /** Removes a file; does nothing if there is none. */
  remove(name: string): Promise<void>;
}

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const NAME_BYTES = 32;
const NAME = /^[\w-]{43}$/;

/** Creates a name of 256 random bits, which can't be guessed. */
export const newName = (): string => randomBytes(NAME_BYTES).toString('base64url');

/** Requires a name that `newName` could have created, because it becomes part of a path or URL. */
export function requireName(name: string): string {
  if (!NAME.test(name)) throw new Error('this is no name of a stored file');
  return name;
}
