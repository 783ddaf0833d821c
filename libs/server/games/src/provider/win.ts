import { toWire } from '@croupier/contracts';
import { MAX_AMOUNT } from '@croupier/money';
import type { Database, Transaction } from '@croupier/server-database';
import { recordReturn } from '@croupier/server-limits';
import { playerCash, provider, transfer } from '@croupier/server-wallet';
import type { ProviderAnswer, ProviderFollowUp } from './calls.ts';
import { ProviderError } from './errors.ts';
import { addToRound, findCall, ledgerId, lockCall, replay, storeCall } from './transactions.ts';

/** Pays a win on a bet. Whether the player's session lives is not asked. */
export function payProviderWin(db: Database, call: ProviderFollowUp): Promise<ProviderAnswer> {
  return db.transaction((tx) => pay(tx, call));
}

async function pay(tx: Transaction, call: ProviderFollowUp): Promise<ProviderAnswer> {
  const account = await lockCall(tx, call, [call.transactionId, call.reference]);
  const answer = replay('win', call, await findCall(tx, call.provider, call.transactionId));
  if (answer) return answer;
  const bet = await findCall(tx, call.provider, call.reference);
  if (!bet || bet.kind !== 'bet') throw new ProviderError('transaction_does_not_exist');
  if (bet.state === 'rolled_back') throw new ProviderError('transaction_rolled_back');
  const same =
    toWire(bet.player_id) === call.playerId &&
    bet.round === call.round &&
    bet.game === call.game &&
    bet.currency === call.currency;
  if (!same) throw new ProviderError('duplicate_transaction');
  if (account.balance + call.amount > MAX_AMOUNT) throw new ProviderError('invalid_request');
  if (call.amount > 0n) {
    await recordReturn(tx, { playerId: call.playerId, currency: call.currency, amount: call.amount, now: call.now });
    await transfer(tx, {
      id: ledgerId('win', call),
      debit: provider(call.provider, 'games'),
      credit: playerCash(call.playerId),
      amount: call.amount,
      currency: call.currency,
      kind: 'provider.win',
      now: call.now,
    });
  }
  await addToRound(tx, call, { win: call.amount });
  return storeCall(tx, call, { kind: 'win', state: 'done', balance: account.balance + call.amount, bet });
}
