import { toDecimal } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { readAdjustment, reverseAdjustment } from '@croupier/server-wallet';
import { type Command, UsageError, need } from '../command.ts';
import { findPlayer } from '../find-player.ts';
import { MAX_REASON, UUID } from './balance-adjust.ts';

export const balanceReverse: Command = {
  name: 'balance reverse',
  usage: '--email ADDRESS --transaction UUID --reason "typed twice"',
  says: 'reverses an adjustment of a balance, once; other transactions are corrected by the command of their own kind',
  run: async (context, options) => {
    const player = await findPlayer(context, options);
    const reverses = need(options, 'transaction');
    if (!UUID.test(reverses)) throw new UsageError('--transaction is the UUID that `balance adjust` printed.');
    const reason = need(options, 'reason').slice(0, MAX_REASON);
    const adjusted = await readAdjustment(context.db, { id: reverses, playerId: player.id });
    if (!adjusted) throw new UsageError(`${player.email} has no adjustment ${reverses} that can be reversed.`);
    const { currency, amount } = adjusted;
    const sum = `${toDecimal(-amount, currency)} ${currency}`;
    if (!(await context.confirm(`Reverse adjustment ${reverses}: change the balance of ${player.email} by ${sum}?`)))
      return context.say('Nothing was changed.');
    const reversal = await context.db.transaction(async (tx) => {
      const now = context.clock();
      const id = await reverseAdjustment(tx, { reverses, reason, operator: context.actor, now });
      if (id !== null)
        await recordAudit(tx, {
          at: now,
          kind: 'adjustment_reversed',
          actor: context.actor,
          playerId: player.id,
          details: { currency, amount: (-amount).toString(), reason, transaction: id, reverses },
        });
      return id;
    });
    context.say(
      reversal ? `Done: ${sum}, transaction ${reversal}.` : `${reverses} was reversed before: nothing was changed.`,
    );
  },
};
