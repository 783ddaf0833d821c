import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Content, type ObjectStore, requireName } from './object-store.ts';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const BEGUN = 'begun';
/** Age from which an unfinished file is abandoned: no write takes longer, so its process has crashed. */
const ABANDONED_MS = 6 * 3_600_000;

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Waits until a file, or a folder's entries, are on the disk. */
async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Creates a store in a folder that only the platform's user can read. A file is written aside, flushed and then
 * renamed, so that a name has either the complete file or none.
 */
export function diskStore(folder: string, clock: () => Date): ObjectStore {
  const begun = path.join(folder, BEGUN);
  const homeOf = (name: string) => path.join(folder, requireName(name).slice(0, 2));
  let ready: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    await mkdir(begun, { recursive: true, mode: PRIVATE_FOLDER });
    for (const file of await readdir(begun)) {
      const left = path.join(begun, file);
      const age = await stat(left).then(
        ({ mtimeMs }) => clock().getTime() - mtimeMs,
        () => 0,
      );
      if (age > ABANDONED_MS) await rm(left, { force: true });
    }
  }

  async function put(name: string, content: Content): Promise<void> {
    const home = homeOf(name);
    await (ready ??= prepare().catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));
    const aside = path.join(begun, randomUUID());
    // Opened before reading: content that fails at once would otherwise leave a file opened after its removal.
    const file = await open(aside, 'wx', PRIVATE_FILE);
    try {
      await pipeline(content, file.createWriteStream({ flush: true }));
      await mkdir(home, { recursive: true, mode: PRIVATE_FOLDER });
      await rename(aside, path.join(home, name));
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    await flush(home);
    await flush(folder);
  }

  return {
    put,
    open: async (name) => {
      try {
        const handle = await open(path.join(homeOf(name), name), 'r');
        return handle.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (name) => {
      await rm(path.join(homeOf(name), name), { force: true });
      await flush(homeOf(name)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
