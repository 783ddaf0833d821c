import type { Readable } from 'node:stream';
import { Refusal } from '@croupier/contracts';

export interface FileLimits {
  mostBytes: number;
  /** Size announced by the sender. */
  announced: number;
  /** Longest time between two parts. */
  stalledMs: number;
}

/** Reads an incoming file into memory; an incomplete one leaves nothing behind. */
export async function readFile(source: Readable, { mostBytes, announced, stalledMs }: FileLimits): Promise<Buffer> {
  const at = { path: ['file'] };
  if (announced > mostBytes) throw new Refusal('file_too_large', at);
  const parts: Buffer[] = [];
  let bytes = 0;
  let stalled = false;
  const stop = () => {
    stalled = true;
    source.destroy();
  };
  let timer = setTimeout(stop, stalledMs);
  try {
    for await (const part of source) {
      clearTimeout(timer);
      timer = setTimeout(stop, stalledMs);
      bytes += (part as Buffer).length;
      if (bytes > mostBytes) throw new Refusal('file_too_large', at);
      parts.push(part as Buffer);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('file_incomplete', at);
  } finally {
    clearTimeout(timer);
  }
  if (stalled || bytes !== announced) throw new Refusal('file_incomplete', at);
  return Buffer.concat(parts, bytes);
}
