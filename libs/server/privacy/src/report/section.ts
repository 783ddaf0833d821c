import type { Readable } from 'node:stream';
import type { Queryable } from '@croupier/server-database';

/** Sections of the report; each is a separate file in the archive. */
export const sectionNames = [
  'profile',
  'consents',
  'sessions',
  'devices',
  'documents',
  'accounts',
  'journal',
  'payments',
  'rounds',
  'live_bets',
  'seeds',
  'bets',
  'limits',
  'points',
  'tournaments',
  'lotteries',
  'jackpot_wins',
  'lootboxes',
  'games',
  'messages',
  'security_log',
  'requests',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** One section, read in pages, so that years of history are never in memory at once. */
export interface ReportSection {
  name: SectionName;
  pages: (db: Queryable, playerId: number) => AsyncIterable<readonly object[]>;
}

/** File uploaded by the player, added to the archive unchanged. */
export interface ReportFile {
  path: string;
  content: Readable;
}

/** Creates the pages of a list short enough to read at once. */
export const whole = (read: (db: Queryable, playerId: number) => Promise<readonly object[]>): ReportSection['pages'] =>
  async function* pages(db, playerId) {
    yield await read(db, playerId);
  };

/** Creates the pages of a list with a cursor. */
export const keyset = <Row extends object>(
  read: (db: Queryable, playerId: number, before?: string) => Promise<{ data: readonly Row[]; next: string | null }>,
): ReportSection['pages'] =>
  async function* pages(db, playerId) {
    for (let before: string | undefined, more = true; more;) {
      const { data, next } = await read(db, playerId, before);
      yield data;
      before = next ?? undefined;
      more = next !== null;
    }
  };
