import { Refusal } from '@croupier/contracts';
import { archiveAuditMonth, recordAudit } from '@croupier/server-audit';
import { DatabaseAway, listMonths, type Transaction } from '@croupier/server-database';
import { archiveProviderCalls, archiveRoundsMonth } from '@croupier/server-games';
import { archiveLedgerMonth } from '@croupier/server-wallet';
import { type Command, type CommandContext, need, UsageError } from '../command.ts';

interface Archived {
  /** First word of the command, and of the audit log's entry. */
  subject: string;
  table: string;
  /** Name in a sentence: `the audit log`. */
  called: string;
  says: string;
  /** Reason why a month may have to stay. */
  stays: string;
  archive: (tx: Transaction, leaving: { month: string; now: Date }) => Promise<bigint>;
}

/** Returns a command that moves a table's oldest month into the schema `archive`, for a dump. */
const archiveCommand = (archived: Archived): Command => ({
  name: `${archived.subject} archive`,
  usage: '--month 2026-01',
  says: `moves the oldest month of ${archived.called} into the schema \`archive\`, for a dump; ${archived.says}`,
  run: async (context, options) => {
    const month = need(options, 'month');
    const [oldest] = await listMonths(context.db, archived.table);
    if (month !== oldest || month >= context.clock().toISOString().slice(0, 7))
      throw new UsageError(`--month is the oldest one, once it is over: ${oldest}.`);
    if (!(await context.confirm(`Move ${month} out of ${archived.called}?`)))
      return context.say('Nothing was changed.');
    const lines = await move(context, archived, month);
    context.say(`${lines} lines are in archive.${archived.table}_${month.replace('-', '_')}.`);
  },
});

async function move({ db, clock, actor }: CommandContext, archived: Archived, month: string): Promise<bigint> {
  try {
    return await db.transaction(async (tx) => {
      const now = clock();
      const lines = await archived.archive(tx, { month, now });
      const details = { month, lines: String(lines) };
      await recordAudit(tx, { at: now, kind: `${archived.subject}_archived`, actor, details });
      return lines;
    });
  } catch (error) {
    if (error instanceof DatabaseAway && error.busy)
      throw new UsageError(`Somebody reads ${archived.called} for long. Nothing was changed; please try again.`);
    if (error instanceof Refusal && error.code === 'forbidden')
      throw new UsageError(`${month} stays where it is: ${archived.stays}.`);
    throw error;
  }
}

export const auditArchive = archiveCommand({
  subject: 'audit',
  table: 'audit_log',
  called: 'the audit log',
  says: 'the chain goes on from its last line',
  stays: 'a line after it comes before one of its own in the chain',
  archive: archiveAuditMonth,
});

export const ledgerArchive = archiveCommand({
  subject: 'ledger',
  table: 'ledger_entries',
  called: 'the journal',
  says: 'its sums stay, and the trial balance with them; asked for after a sound `ledger check`',
  stays: 'no sound trial balance has gone beyond it; see `ledger check`',
  archive: archiveLedgerMonth,
});

export const roundsArchive = archiveCommand({
  subject: 'rounds',
  table: 'rounds',
  called: 'the rounds',
  says: 'all of it must be finished; its rounds’ ids stay, and none is played again',
  stays: 'a round of it is open, or can be until 48 hours after its end',
  archive: archiveRoundsMonth,
});

export const providerArchive = archiveCommand({
  subject: 'provider',
  table: 'provider_transactions',
  called: 'the studios’ calls',
  says: 'a studio that repeats one of them is no longer answered the same',
  stays: 'a studio may repeat its calls until four months after its end',
  archive: archiveProviderCalls,
});
