import { toDecimal } from '@croupier/money';
import {
  attendDifference,
  attendNews,
  attendReturned,
  listDifferences,
  listNews,
  listRemainders,
  listReturned,
  listStuck,
} from '@croupier/server-payments';
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

const NEWS: Readonly<Record<string, string>> = {
  unknown: 'of no payment here',
  mismatch: 'differs from the payment',
  full: 'the player’s wallet has no room for it',
  attention: 'can’t be acted on',
};

export const paymentAttention: Command = {
  name: 'payment attention',
  usage: '',
  says: 'deposits that went back, and news of providers nobody acted on (unknown coins, states, amounts), until `payment seen`. Amounts are the provider’s; `theirs` is its own id, where no payment is here',
  run: async ({ db, say }) => {
    const returned = (await listReturned(db)).map((row) => ({
      since: time(row.finished_at ?? row.updated_at),
      what: row.state,
      player: String(row.player_id),
      amount: `${toDecimal(row.amount, row.currency)} ${row.currency}`,
      payment: row.id,
      id: row.id,
    }));
    const news = (await listNews(db)).map((row) => ({
      since: time(row.received_at),
      what: `${row.action ?? ''} ${row.status}: ${NEWS[row.outcome] ?? row.outcome}`.trim(),
      player: row.player_id === null ? '' : String(row.player_id),
      amount: `${row.amount} ${row.currency}`,
      payment: row.known && row.payment_id ? row.payment_id : `theirs: ${row.provider_payment_id ?? row.id}`,
      id: String(row.number),
    }));
    if (returned.length + news.length === 0) return say('No payment needs attention.');
    table([...returned, ...news]).forEach(say);
  },
};

export const paymentRemainders: Command = {
  name: 'payment remainders',
  usage: '',
  says: 'what deposits of coins brought beyond our smallest part: the provider holds it, no player has it. The sum of each currency, and its newest 100',
  run: async ({ db, say }) => {
    const rows = await listRemainders(db);
    if (rows.length === 0) return say('No deposit brought more than was credited.');
    for (const { currency, deposits, total } of new Map(rows.map((row) => [row.currency, row])).values())
      say(`${currency}: ${total} of ${deposits} ${deposits === 1 ? 'deposit' : 'deposits'}`);
    table(
      rows.map((row) => ({
        since: time(row.finished_at),
        player: String(row.player_id),
        came: `${row.came} ${row.currency}`,
        credited: toDecimal(row.amount, row.currency),
        remainder: row.remainder,
        payment: row.id,
      })),
    ).forEach(say);
  },
};

export const paymentSeen: Command = {
  name: 'payment seen',
  usage: '--id UUID|NUMBER',
  says: 'takes a line off that list, once it is dealt with. When all deposits of a player that went back are seen, small payouts leave by themselves again, those that waited for it too',
  run: async (context, options) => {
    const { db, clock, actor, say, confirm } = context;
    const id = need(options, 'id');
    const isNumber = /^\d{1,18}$/.test(id);
    if (!isNumber && !/^[0-9a-f-]{36}$/.test(id)) throw new UsageError('--id is one of `payment attention`.');
    if (!(await confirm(`Is ${id} dealt with?`))) return say('Nothing was changed.');
    const order = { actor, now: clock() };
    const done = isNumber
      ? (await attendNews(db, { number: BigInt(id), ...order })) && { released: [] }
      : await attendReturned(db, { id, ...order });
    if (!done) return say('Nothing was changed: it is on no list.');
    say(done.released.length > 0 ? `Noted. No longer with an operator: payout ${done.released.join(', ')}.` : 'Noted.');
  },
};
