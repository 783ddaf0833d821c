import { archiveAuditMonth, listAuditMonths, recordAudit } from '@croupier/server-audit';
import { type Command, need, UsageError } from '../command.ts';

export const auditArchive: Command = {
  name: 'audit archive',
  usage: '--month 2026-01',
  says: 'moves the audit log’s oldest month into the schema `archive`, for a dump; the chain goes on from its last line',
  run: async ({ db, clock, actor, say, confirm }, options) => {
    const month = need(options, 'month');
    const [oldest] = await listAuditMonths(db);
    if (month !== oldest || month >= clock().toISOString().slice(0, 7))
      throw new UsageError(`--month is the oldest one, once it is over: ${oldest}.`);
    if (!(await confirm(`Move ${month} out of the audit log?`))) return say('Nothing was changed.');
    const lines = await db.transaction(async (tx) => {
      const now = clock();
      const moved = await archiveAuditMonth(tx, { month: `${month}-01`, now });
      await recordAudit(tx, { at: now, kind: 'audit_archived', actor, details: { month, lines: String(moved) } });
      return moved;
    });
    say(`${lines} lines are in archive.audit_log_${month.replace('-', '_')}.`);
  },
};
