import { randomUUID } from 'node:crypto';
import { isCurrency, MAX_AMOUNT, toDecimal } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { adjust, cashAccountId, lockPlayerCash } from '@croupier/server-wallet';
import { type Command, UsageError, need } from '../command.ts';
import { findPlayer } from '../find-player.ts';

export const MAX_REASON = 200;
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readAmount(text: string): bigint {
  if (!/^-?\d{1,16}$/.test(text) || BigInt(text) === 0n)
    throw new UsageError('--amount-cents is a whole number of subunits, not zero; below zero takes money away.');
  const amount = BigInt(text);
  if (amount > MAX_AMOUNT || amount < -MAX_AMOUNT) throw new UsageError('--amount-cents is too large.');
  return amount;
}

export const balanceAdjust: Command = {
  name: 'balance adjust',
  usage: '--email ADDRESS --currency EUR --amount-cents 5000 --reason "goodwill" [--key UUID]',
  says: 'gives money to a player or takes it back; with a key of your own a repeat changes nothing',
  run: async (context, options) => {
    const player = await findPlayer(context, options);
    const currency = need(options, 'currency').toUpperCase();
    if (!isCurrency(currency)) throw new UsageError(`There is no currency ${currency}.`);
    const amount = readAmount(need(options, 'amount-cents'));
    const reason = need(options, 'reason').slice(0, MAX_REASON);
    const id = options['key'] ?? randomUUID();
    if (!UUID.test(id)) throw new UsageError('--key is a UUID.');
    const playerId = player.id;
    if ((await cashAccountId(context.db, { playerId, currency })) === null)
      throw new UsageError(`${player.email} has no account in ${currency}.`);
    const sum = `${toDecimal(amount, currency)} ${currency}`;
    if (!(await context.confirm(`Change the balance of ${player.email} by ${sum}?`)))
      return context.say('Nothing was changed.');
    const moved = await context.db.transaction(async (tx) => {
      const now = context.clock();
      const first = await adjust(tx, { id, playerId, currency, amount, reason, operator: context.actor, now });
      if ((await lockPlayerCash(tx, { playerId, currency })) > MAX_AMOUNT)
        throw new UsageError('No balance can be that large: nothing was changed.');
      if (first)
        await recordAudit(tx, {
          at: now,
          kind: 'balance_adjusted',
          actor: context.actor,
          playerId,
          details: { currency, amount: amount.toString(), reason, transaction: id },
        });
      return first;
    });
    context.say(
      moved ? `Done: ${sum}, transaction ${id}.` : `That was done before under transaction ${id}: nothing was changed.`,
    );
  },
};
