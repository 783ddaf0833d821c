import { toDecimal } from '@croupier/money';
import { attendDifference, listDifferences, listStuck } from '@croupier/server-payments';
import { type Command, need, UsageError } from '../command.ts';
import { table, time } from '../table.ts';

const DIFFERENCES: Readonly<Record<string, string>> = {
  unknown_here: 'not in our books',
  unknown_there: 'not the provider’s',
  state: 'another state',
  amount: 'another amount',
  ledger: 'not so in the ledger',
};

export const paymentDifferences: Command = {
  name: 'payment differences',
  usage: '',
  says: 'where a provider’s daily report and the books do not agree, oldest first, until `payment attended`',
  run: async ({ db, say }) => {
    const rows = await listDifferences(db);
    if (rows.length === 0) return say('Reports and books agree.');
    table(
      rows.map((row) => ({
        id: String(row.id),
        day: row.day,
        provider: row.provider,
        what: DIFFERENCES[row.kind] ?? row.kind,
        ours: row.ours,
        theirs: row.theirs,
        payment: row.payment_id ?? `theirs: ${row.provider_payment_id}`,
      })),
    ).forEach(say);
  },
};

export const paymentAttended: Command = {
  name: 'payment attended',
  usage: '--id NUMBER',
  says: 'takes a difference off that list, once it is dealt with (`balance adjust`, or with the provider)',
  run: async (context, options) => {
    const id = need(options, 'id');
    if (!/^\d{1,18}$/.test(id)) throw new UsageError('--id is a number, as `payment differences` shows it.');
    if (!(await context.confirm(`Is difference ${id} dealt with?`))) return context.say('Nothing was changed.');
    const done = await attendDifference(context, { id: BigInt(id), actor: context.actor });
    context.say(done ? 'Noted.' : 'Nothing was changed: it is on no list.');
  },
};

export const paymentStuck: Command = {
  name: 'payment stuck',
  usage: '',
  says: 'payments that stand in a state for longer than it takes, longest first, 500 at most',
  run: async ({ db, clock, say }) => {
    const rows = await listStuck(db, clock());
    if (rows.length === 0) return say('No payment is stuck.');
    table(
      rows.map((row) => ({
        since: time(row.updated_at),
        action: row.action,
        state: row.state,
        player: String(row.player_id),
        amount: `${toDecimal(row.amount, row.currency)} ${row.currency}`,
        method: row.method,
        id: row.id,
      })),
    ).forEach(say);
  },
};
