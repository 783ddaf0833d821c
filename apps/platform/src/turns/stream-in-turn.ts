import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Turns } from './turns.ts';

/** Sends text piece by piece, and keeps every one of these turns until it is sent or its reader left. Refused like any other turn. */
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
    // After the first piece the reader is told by a connection that breaks off; the framework's log has the error.
    inTurn().catch(reject);
  });
}
