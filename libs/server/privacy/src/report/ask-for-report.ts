import * as v from 'valibot';
import { Refusal } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { runOne, sql, type Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { newName } from '@croupier/server-storage';
import { publishReport } from '../publish.ts';
import { columns, tables } from '../schema.gen.ts';
import { latestReport, type ReportRow } from './report.ts';

export const reportJob = jobKind('privacy.report', v.object({ reportId: v.string() }));

const DAY_MS = 86_400_000;
const KEPT_DAYS = 7;

/** Returns when a player may request another report; null means now. Failed ones don't count. */
export const nextReportAt = (latest: ReportRow | null, now: Date): Date | null => {
  if (!latest || latest.state === 'failed') return null;
  const next = new Date(latest.asked_at.getTime() + DAY_MS);
  return next > now ? next : null;
};

/** Requests a report. Returns the one in progress, if any; otherwise one per day is allowed. */
export async function askForReport(
  tx: Transaction,
  { playerId, locale, now }: { playerId: number; locale: string; now: Date },
): Promise<ReportRow> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('data_reports', ${playerId}::bigint))`);
  const latest = await latestReport(tx, playerId);
  if (latest?.state === 'queued' || latest?.state === 'working') return latest;
  const next = nextReportAt(latest, now);
  if (next) throw new Refusal('report_recent', { params: { next_at: next.toISOString() } });
  const report = await runOne(
    tx,
    tables
      .insertInto('data_reports')
      .values({
        player_id: BigInt(playerId),
        state: 'queued',
        locale,
        stored_as: newName(),
        asked_at: now,
        expires_at: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
      })
      .returning(columns.data_reports),
  );
  await publishReport(tx, report);
  await enqueue(tx, reportJob, { reportId: report.id });
  const details = { report: report.id };
  await recordAudit(tx, { at: now, kind: 'data_report_asked', actor: `player:${playerId}`, playerId, details });
  return report;
}
