import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import type { ReportContext } from './report.ts';

const LINK_MINUTES = 15;
const TOKEN_BYTES = 32;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

type Files = Pick<ReportContext, 'db' | 'clock' | 'store'>;

interface Wanted {
  id: string;
  playerId: number;
}

/** Creates a token that opens one of the player's reports for some minutes; revokes the previous one. */
export async function linkReport(
  { db, clock }: Files,
  { id, playerId }: Wanted,
): Promise<{ token: string; until: Date }> {
  const now = clock();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const until = new Date(now.getTime() + LINK_MINUTES * 60_000);
  await db.transaction(async (tx) => {
    const own = tables
      .updateTable('data_reports')
      .set({ link_hash: hashOf(token), link_until: until })
      .where('id', '=', id)
      .where('player_id', '=', BigInt(playerId))
      .where('state', '=', 'ready')
      .where('expires_at', '>', now);
    const [linked] = await run(tx, own.returning('id'));
    if (!linked) {
      const known = tables.selectFrom('data_reports').select('id').where('id', '=', id);
      const [row] = await run(tx, known.where('player_id', '=', BigInt(playerId)));
      throw new Refusal(row ? 'report_gone' : 'not_found');
    }
    const details = { report: id };
    await recordAudit(tx, { at: now, kind: 'data_report_fetched', actor: `player:${playerId}`, playerId, details });
  });
  return { token, until };
}

export interface OpenReport {
  content: Readable;
  bytes: number;
  askedAt: Date;
}

/** Opens the archive of a link, for its player only and until the link expires. */
export async function openReport(
  { db, clock, store }: Files,
  { id, playerId, token }: Wanted & { token: string },
): Promise<OpenReport> {
  const now = clock();
  const own = tables
    .selectFrom('data_reports')
    .select(['stored_as', 'bytes', 'asked_at'])
    .where('id', '=', id)
    .where('player_id', '=', BigInt(playerId))
    .where('link_hash', '=', hashOf(token))
    .where('link_until', '>', now);
  const [row] = await run(db, own.where('state', '=', 'ready').where('expires_at', '>', now));
  const content = row && (await store.open(row.stored_as));
  if (!content) throw new Refusal('report_gone');
  return { content, bytes: toWire(row.bytes ?? 0n), askedAt: row.asked_at };
}
