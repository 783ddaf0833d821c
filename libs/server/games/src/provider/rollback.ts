import { toWire } from '@croupier/contracts';
import { MAX_AMOUNT } from '@croupier/money';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { returnStake } from '@croupier/server-limits';
import { recordStakes } from '@croupier/server-promotions';
import { playerCash, provider, transfer } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import type { ProviderAnswer, ProviderFollowUp } from './calls.ts';
import { ProviderError } from './errors.ts';
import {
  findCall,
  ledgerId,
  lockCall,
  replay,
  stakedOf,
  type StoredCall,
  storeCall,
  takeFromRound,
} from './transactions.ts';

/** Takes a bet back. One that never came leaves a tombstone, so that it can't come later. */
export function rollBackProviderBet(db: Database, call: ProviderFollowUp): Promise<ProviderAnswer> {
  return db.transaction((tx) => rollBack(tx, call));
}

async function rollBack(tx: Transaction, call: ProviderFollowUp): Promise<ProviderAnswer> {
  const account = await lockCall(tx, call, [call.transactionId, call.reference]);
  const answer = replay('rollback', call, await findCall(tx, call.provider, call.transactionId));
  if (answer) return answer;
  const bet = await findCall(tx, call.provider, call.reference);
  if (!bet) return storeCall(tx, call, { kind: 'rollback', state: 'tombstone', balance: account.balance });
  if (
    bet.kind !== 'bet' ||
    toWire(bet.player_id) !== call.playerId ||
    bet.round !== call.round ||
    bet.currency !== call.currency
  ) {
    throw new ProviderError('duplicate_transaction');
  }
  if (bet.state === 'rolled_back')
    return storeCall(tx, call, { kind: 'rollback', state: 'done', balance: account.balance, bet });
  // Paid already: giving the stake back too would pay the round twice.
  if (await hasWon(tx, call)) throw new ProviderError('duplicate_transaction');
  if (account.balance + bet.amount > MAX_AMOUNT) throw new ProviderError('invalid_request');
  await refund(tx, call, bet);
  return storeCall(tx, call, { kind: 'rollback', state: 'done', balance: account.balance + bet.amount, bet });
}

async function hasWon(tx: Transaction, call: ProviderFollowUp): Promise<boolean> {
  const wins = tables
    .selectFrom('provider_transactions')
    .select('id')
    .where('provider', '=', call.provider)
    .where('reference', '=', call.reference)
    .where('kind', '=', 'win')
    .where('amount', '>', 0n)
    .limit(1);
  return (await run(tx, wins, 'provider_find_win')).length > 0;
}

async function refund(tx: Transaction, call: ProviderFollowUp, bet: StoredCall): Promise<void> {
  const rolledBack = tables
    .updateTable('provider_transactions')
    .set({ state: 'rolled_back' })
    .where('provider', '=', call.provider)
    .where('id', '=', bet.id)
    .where('created_at', '=', bet.created_at);
  await run(tx, rolledBack);
  await takeFromRound(tx, call, bet.amount);
  if (bet.amount === 0n) return;
  await returnStake(tx, { playerId: call.playerId, currency: call.currency, amount: bet.amount, now: call.now });
  await transfer(tx, {
    id: ledgerId('rollback', call),
    debit: provider(call.provider, 'games'),
    credit: playerCash(call.playerId),
    amount: bet.amount,
    currency: call.currency,
    kind: 'provider.rollback',
    now: call.now,
  });
  await recordStakes(tx, [stakedOf(call, -bet.amount)]);
}
