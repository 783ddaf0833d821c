import { sql } from '@croupier/server-database';
import type { Queryable } from '@croupier/server-database';
import { GENESIS, hashEntry } from './chain-audit.ts';

const PAGE = 1000;

export interface AuditBreak {
  /** The first line that does not follow from the one before it. */
  seq: bigint;
}

/** Walks the whole chain. Null when every line follows from the one before it. */
export async function checkAudit(db: Queryable): Promise<AuditBreak | null> {
  let seq = 0n;
  let hash = GENESIS;
  for (;;) {
    const page = await db.query<{ seq: bigint; entry: string; hash: Buffer }>(sql`
      select seq, entry, hash from audit_log where seq > ${seq} order by seq limit ${PAGE}`);
    for (const line of page) {
      if (line.seq !== seq + 1n || !hashEntry(hash, line.seq, line.entry).equals(line.hash)) return { seq: seq + 1n };
      seq = line.seq;
      hash = line.hash;
    }
    if (page.length < PAGE) return null;
  }
}

/** The newest lines about one player. */
export async function readAudit(db: Queryable, playerId: number, limit = 50): Promise<Record<string, unknown>[]> {
  const lines = await db.query<{ entry: Record<string, unknown> }>(sql`
    select entry::jsonb as entry from audit_log where entry::jsonb ->> 'player_id' = ${String(playerId)} order by seq desc limit ${limit}`);
  return lines.map((line) => line.entry);
}
