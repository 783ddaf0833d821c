import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Turns } from './turns.ts';

/**
 * Streams text in pieces and holds each of these turns until it is sent or the reader has disconnected. Refused like
 * any other turn.
 */
export function streamInTurn(
  turns: readonly (readonly [turns: Turns, key: string])[],
  pieces: () => AsyncIterable<string>,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const send = async () => {
      const stream = Readable.from(pieces());
      resolve(stream);
      await finished(stream);
    };
    const inTurn = turns.reduceRight(
      (work, [each, key]) =>
        () =>
          each.run(key, work),
      send,
    );
    // After the first piece an error breaks the connection; the framework logs it.
    inTurn().catch(reject);
  });
}
