import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ConcurrencyLimit } from './concurrency-limit.ts';

/**
 * Streams text in pieces and counts towards each of these limits until it is sent or the reader has disconnected.
 * Refused like any other call.
 */
export function streamWithinLimits(
  limits: readonly (readonly [limit: ConcurrencyLimit, key: string])[],
  pieces: () => AsyncIterable<string>,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const send = async () => {
      const stream = Readable.from(pieces());
      resolve(stream);
      await finished(stream);
    };
    const limited = limits.reduceRight(
      (work, [each, key]) =>
        () =>
          each.run(key, work),
      send,
    );
    // After the first piece an error breaks the connection; the framework logs it.
    limited().catch(reject);
  });
}
