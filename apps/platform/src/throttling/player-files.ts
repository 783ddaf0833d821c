import type { Readable } from 'node:stream';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { streamWithinLimits } from './stream-within-limits.ts';

/** Limits concurrent files of one kind: a few per instance, one per player. */
export function playerFiles(): (playerId: number, pieces: () => AsyncIterable<string>) => Promise<Readable> {
  const all = createConcurrencyLimit({ atOnce: 4, waiting: 32, waitMs: 10_000 });
  const each = createConcurrencyLimit({ atOnce: 1, waiting: 1, waitMs: 10_000 });
  return (playerId, pieces) =>
    streamWithinLimits(
      [
        [each, String(playerId)],
        [all, 'all'],
      ],
      pieces,
    );
}
