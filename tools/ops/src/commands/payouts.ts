import { PayoutDeclineReason, PayoutQuestion, toWire } from '@croupier/contracts';
import { toDecimal } from '@croupier/money';
import {
  approvePayout,
  attendPaidLate,
  type CheckOutcome,
  declinePayout,
  listOpenPayouts,
  listPaidLate,
  questionPayout,
  splitPayout,
  type PaymentRow,
  readChecks,
  readPaymentById,
} from '@croupier/server-payments';
import { readPlayer } from '@croupier/server-players';
import { arePayoutsStopped } from '@croupier/server-wallet';
import { type Command, type CommandContext, UsageError, need, type Options } from '../command.ts';
import { table, time } from '../table.ts';

const sumOf = ({ amount, currency }: PaymentRow) => `${toDecimal(amount, currency)} ${currency}`;

async function findPayout({ db }: CommandContext, options: Options): Promise<PaymentRow> {
  const id = need(options, 'id');
  const row = /^[0-9a-f-]{36}$/.test(id) ? await readPaymentById(db, id) : null;
  if (!row || row.action !== 'payout') throw new UsageError(`There is no payout ${id}.`);
  return row;
}

/** Formats the result of the fraud check for operators: "review: payouts, cards". */
const checkOf = (check: CheckOutcome | undefined): string =>
  check ? [check.verdict, check.reasons.join(', ')].filter(Boolean).join(': ') : 'asked';

/** Reasons why a decision had no effect. */
async function unchanged({ db }: CommandContext, id: string): Promise<string> {
  const now = await readPaymentById(db, id);
  return now?.state === 'requested' && now.not_before
    ? `Nothing was changed: its address is new, it leaves no earlier than ${time(now.not_before)}.`
    : `Nothing was changed: it is ${now?.state} already.`;
}

/** Decides a payout after confirmation. The question shows everything that an operator should check. */
async function decide(
  context: CommandContext,
  options: Options,
  verb: 'Approve' | 'Decline',
  act: typeof approvePayout,
  reason?: PayoutDeclineReason,
): Promise<void> {
  const row = await findPayout(context, options);
  const player = await readPlayer(context.db, toWire(row.player_id));
  const check = checkOf((await readChecks(context.db, [row.id])).get(row.id));
  const question = `${verb} ${sumOf(row)} of ${player?.email ?? row.player_id} to ${row.method} ${row.instrument ?? ''} (check: ${check})${reason ? `, the player reads: ${reason}` : ''}?`;
  if (!(await context.confirm(question))) return context.say('Nothing was changed.');
  const done = await act(context, { paymentId: row.id, actor: context.actor });
  context.say(done ? `${verb}d.` : await unchanged(context, row.id));
}

export const payoutList: Command = {
  name: 'payout list',
  usage: '[--attention]',
  says: 'payouts that wait or are on their way, oldest first; or those the provider paid although they had failed',
  run: async ({ db, say }, options) => {
    if (await arePayoutsStopped(db))
      say('Payouts are stopped: the last trial balance found a break. See `ledger check`.');
    const rows = await (options['attention'] === undefined ? listOpenPayouts(db) : listPaidLate(db));
    if (rows.length === 0)
      return say(options['attention'] === undefined ? 'No payout waits.' : 'No payout needs attention.');
    const checks = await readChecks(
      db,
      rows.map(({ id }) => id),
    );
    table(
      rows.map((row) => ({
        since: time(row.created_at),
        player: String(row.player_id),
        amount: sumOf(row),
        method: row.method,
        to: row.instrument ?? '',
        state: row.state,
        check: checkOf(checks.get(row.id)),
        asked: row.question ? `${row.question}: ${row.answer ?? 'no answer yet'}` : '',
        leaves: row.state === 'requested' ? time(row.auto_approve_at) || 'with an operator' : '',
        id: row.id,
      })),
    ).forEach(say);
  },
};

export const payoutApprove: Command = {
  name: 'payout approve',
  usage: '--id UUID',
  says: 'lets a waiting payout go',
  run: (context, options) => decide(context, options, 'Approve', approvePayout),
};

export const payoutDecline: Command = {
  name: 'payout decline',
  usage: `--id UUID --reason ${PayoutDeclineReason.options.join('|')}`,
  says: 'refuses a payout that has not left; the money is the player’s to spend again, and the player reads why',
  run: async (context, options) => {
    const said = need(options, 'reason');
    const reason = PayoutDeclineReason.options.find((known) => known === said);
    if (!reason) throw new UsageError(`--reason is one of ${PayoutDeclineReason.options.join(', ')}.`);
    await decide(context, options, 'Decline', (site, decision) => declinePayout(site, { ...decision, reason }), reason);
  },
};

export const payoutAsk: Command = {
  name: 'payout ask',
  usage: `--id UUID --question ${PayoutQuestion.options.join('|')}`,
  says: 'asks the player about a waiting payout; it then waits for a decision, and the answer stands in `payout list`',
  run: async (context, options) => {
    const row = await findPayout(context, options);
    const question = PayoutQuestion.options.find((known) => known === need(options, 'question'));
    if (!question) throw new UsageError(`--question is one of ${PayoutQuestion.options.join(', ')}.`);
    const done = await questionPayout(context, { paymentId: row.id, actor: context.actor, question });
    context.say(done ? 'Asked.' : await unchanged(context, row.id));
  },
};

export const payoutSplit: Command = {
  name: 'payout split',
  usage: '--id UUID --into CENTS,CENTS,…',
  says: 'pays a waiting payout in parts that come to it, each with a decision of its own',
  run: async (context, options) => {
    const row = await findPayout(context, options);
    const given = need(options, 'into');
    if (!/^\d{1,16}(,\d{1,16})+$/.test(given)) throw new UsageError('--into is whole cents behind commas.');
    const parts = given.split(',').map(BigInt);
    const words = parts.map((amount) => sumOf({ ...row, amount })).join(' + ');
    if (!(await context.confirm(`Split ${sumOf(row)} into ${words}?`))) return context.say('Nothing was changed.');
    const done = await splitPayout(context, { paymentId: row.id, actor: context.actor, parts });
    context.say(done ? 'Split.' : await unchanged(context, row.id));
  },
};

export const payoutAttended: Command = {
  name: 'payout attended',
  usage: '--id UUID',
  says: 'takes a payout off the list of those that need attention, once its money is dealt with (`balance adjust`)',
  run: async (context, options) => {
    const row = await findPayout(context, options);
    if (!(await context.confirm(`Is the ${sumOf(row)} of player ${row.player_id}, paid twice, dealt with?`)))
      return context.say('Nothing was changed.');
    const done = await attendPaidLate(context, { paymentId: row.id, actor: context.actor });
    context.say(done ? 'Noted.' : 'Nothing was changed: it needs no attention.');
  },
};
