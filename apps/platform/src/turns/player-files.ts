import type { Readable } from 'node:stream';
import { streamInTurn } from './stream-in-turn.ts';
import { createTurns } from './turns.ts';

/** Limits concurrent files of one kind: a few per instance, one per player. */
export function playerFiles(): (playerId: number, pieces: () => AsyncIterable<string>) => Promise<Readable> {
  const all = createTurns({ atOnce: 4, waiting: 32, waitMs: 10_000 });
  const each = createTurns({ atOnce: 1, waiting: 1, waitMs: 10_000 });
  return (playerId, pieces) =>
    streamInTurn(
      [
        [each, String(playerId)],
        [all, 'all'],
      ],
      pieces,
    );
}
