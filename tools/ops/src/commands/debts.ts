import { toWire } from '@croupier/contracts';
import { toDecimal } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { type Debt, forgiveDebt, isCollecting, listDebts, setCollecting } from '@croupier/server-wallet';
import { type Command, type CommandContext, need, UsageError } from '../command.ts';
import { table, time } from '../table.ts';

const owedOf = ({ amount, paid, currency }: Debt) => `${toDecimal(amount - paid, currency)} ${currency}`;

export const debtList: Command = {
  name: 'debt list',
  usage: '',
  says: 'what players owe of corrected bets and of deposits that went back, oldest first, 500 at most',
  run: async ({ db, say }) => {
    const collecting = await isCollecting(db);
    say(collecting ? 'What players receive pays their debts.' : 'Debts are not collected. See `debt collect`.');
    const rows = await listDebts(db);
    if (rows.length === 0) return say('Nobody owes anything.');
    table(
      rows.map((row) => ({
        since: time(row.created_at),
        player: String(row.player_id),
        owes: owedOf(row),
        of: `${toDecimal(row.amount, row.currency)} ${row.currency}`,
        for: `${row.cause} ${row.reference}`,
        id: row.id,
      })),
    ).forEach(say);
  },
};

export const debtForgive: Command = {
  name: 'debt forgive',
  usage: '--id UUID',
  says: 'ends a debt: the house bears what is open of it',
  run: async (context, options) => {
    const { db, clock, actor, say, confirm } = context;
    const id = need(options, 'id');
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new UsageError('--id is one of `debt list`.');
    if (!(await confirm(`Shall the house bear debt ${id}?`))) return say('Nothing was changed.');
    const now = clock();
    const debt = await db.transaction(async (tx) => {
      const forgiven = await forgiveDebt(tx, { id, now });
      if (!forgiven) return null;
      const { currency, amount, paid, player_id } = forgiven;
      const details = { debt: id, amount: (amount - paid).toString(), currency };
      await recordAudit(tx, { at: now, kind: 'debt_forgiven', actor, playerId: toWire(player_id), details });
      return forgiven;
    });
    if (!debt) return say('Nothing was changed: nothing of it is open.');
    say(`The house bears ${owedOf(debt)}.`);
  },
};

async function collect({ db, clock, actor, say }: CommandContext, on: boolean): Promise<void> {
  const changed = await db.transaction(async (tx) => {
    const isNew = await setCollecting(tx, on);
    if (isNew) await recordAudit(tx, { at: clock(), kind: 'debts_collecting', actor, details: { on } });
    return isNew;
  });
  const now = on ? 'What players receive pays their debts.' : 'Debts stay until they are paid by their own bets.';
  say(changed ? now : `${now} It was so already.`);
}

export const debtCollect: Command = {
  name: 'debt collect',
  usage: '',
  says: 'from now on what players receive pays their debts, which is how it is delivered',
  run: (context) => collect(context, true),
};

export const debtLeave: Command = {
  name: 'debt leave',
  usage: '',
  says: 'from now on debts are noted, and paid by what their own bet returns alone',
  run: (context) => collect(context, false),
};
