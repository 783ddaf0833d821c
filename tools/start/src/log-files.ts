import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const MAX_BYTES = 10 * 1024 * 1024;
const FILES = 5;

interface LogFilesOptions {
  /** A file that would grow beyond this becomes `name.log.1`. */
  maxBytes?: number;
  /** Kept of each name, the one being written included. */
  files?: number;
}

/** Writes whole lines to `name.log` in a folder and limits its size, because the site runs for years. */
export function logFiles(
  folder: string,
  { maxBytes = MAX_BYTES, files = FILES }: LogFilesOptions = {},
): (name: string, line: string) => void {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => sizes.get(file) ?? statSync(file, { throwIfNoEntry: false })?.size ?? 0;

  function rotate(file: string): void {
    for (let age = files - 1; age > 0; age--) {
      const younger = age === 1 ? file : `${file}.${age - 1}`;
      if (existsSync(younger)) renameSync(younger, `${file}.${age}`);
    }
  }

  return (name, line) => {
    const file = path.join(folder, `${name}.log`);
    const text = `${line}\n`;
    const bytes = Buffer.byteLength(text);
    const size = sizeOf(file);
    const full = size > 0 && size + bytes > maxBytes;
    try {
      if (full) rotate(file);
      appendFileSync(file, text);
      sizes.set(file, (full ? 0 : size) + bytes);
    } catch {
      sizes.delete(file); // A full disk must not end the site: this line is lost.
    }
  };
}
