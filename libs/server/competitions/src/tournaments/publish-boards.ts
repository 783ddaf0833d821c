import { setTimeout } from 'node:timers/promises';
import { toWire } from '@croupier/contracts';
import { type Database, holdLease, publish, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { boardChange, type SentBoard } from './board-change.ts';
import { payQuests } from './pay-quests.ts';
import { readBoards } from './read-board.ts';

const EVERY_MS = 1_000;
/** Interval in seconds at which quest steps are paid. */
const QUESTS_EVERY = 3;
const MOST = 200;

export interface BoardsContext {
  db: Database;
  clock: () => Date;
  onError: (error: unknown) => void;
}

/**
 * Publishes leaderboard changes once a second and pays quest steps, on one instance of the platform. Returns a function
 * that stops it.
 */
export const keepBoards = ({ db, clock, onError }: BoardsContext): (() => Promise<void>) =>
  holdLease(
    db,
    'tournament-boards',
    async (signal) => {
      // A new lease holder sends everything once.
      const sent = new Map<bigint, SentBoard>();
      let runs = 0;
      while (!signal.aborted) {
        await publishBoards(db, sent, clock());
        if (runs++ % QUESTS_EVERY === 0) await payQuests(db, clock());
        await setTimeout(EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    },
    onError,
  );

/** Publishes the leaderboards of unfinished tournaments where they differ from what was last sent. */
export async function publishBoards(db: Database, sent: Map<bigint, SentBoard>, now: Date): Promise<void> {
  const unfinished = tables
    .selectFrom('tournaments')
    .select(['id', 'players'])
    .where('state', '<>', 'closed')
    .where('start_at', '<=', now)
    .orderBy('end_at')
    .limit(MOST);
  const tournaments = await run(db, unfinished, 'competitions_boards_due');
  const ids = tournaments.map(({ id }) => id);
  for (const id of sent.keys()) if (!ids.includes(id)) sent.delete(id);
  if (ids.length === 0) return;
  const boards = await readBoards(db, ids);
  const changes = tournaments.flatMap(({ id, players }) => {
    const board = { places: boards.get(id) ?? [], players };
    const change = boardChange(sent.get(id), board);
    return change ? [{ id, board, change }] : [];
  });
  if (changes.length === 0) return;
  const events = changes.map(({ id, change }) => ({
    topic: `public:tournament:${toWire(id)}` as const,
    event: 'board' as const,
    payload: change,
  }));
  await db.transaction((tx) => publish(tx, ...events));
  for (const { id, board } of changes) sent.set(id, board);
}
