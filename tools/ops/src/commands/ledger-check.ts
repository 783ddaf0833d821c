import { toDecimal } from '@croupier/money';
import { checkAudit } from '@croupier/server-audit';
import { recordLedgerCheck } from '@croupier/server-wallet';
import { type Command, UsageError } from '../command.ts';
import { table } from '../table.ts';

export const ledgerCheck: Command = {
  name: 'ledger check',
  usage: '',
  says: 'the trial balance and the audit log’s chain; a break names the account and stops payouts until it is mended',
  run: async ({ db, clock, say }) => {
    const { accounts, totals, breaks } = await recordLedgerCheck(db, clock(), { whole: true });
    say(`${accounts} accounts`);
    table(
      totals.map(({ currency, total }) => ({ currency, 'sum of all accounts': toDecimal(BigInt(total), currency) })),
    ).forEach(say);
    for (const { account, currency, balance, expected } of breaks)
      say(`BREAK ${account} ${currency}: the balance is ${balance}, its journal says ${expected} (subunits)`);
    const audit = await checkAudit(db);
    say(audit ? `BREAK the audit log was changed at entry ${audit.seq}` : 'The audit log’s chain is whole.');
    if (breaks.length > 0 || audit)
      throw new UsageError('The books do not agree. Payouts are stopped while the ledger is broken.');
    say('The ledger is sound.');
  },
};
