import * as v from 'valibot';
import { Refusal } from '@croupier/contracts';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { checkStake } from '@croupier/server-limits';
import { recordStakes } from '@croupier/server-promotions';
import { touchLiveSessions } from '@croupier/server-sessions';
import { playerCash, provider, transfer } from '@croupier/server-wallet';
import { hashToken } from '../launch/token.ts';
import { makeMissingMonth } from '../rounds/make-missing-month.ts';
import { tables } from '../schema.gen.ts';
import type { ProviderAnswer, ProviderBet } from './calls.ts';
import { ProviderError } from './errors.ts';
import { addToRound, findCall, ledgerId, lockCall, replay, stakedOf, storeCall } from './transactions.ts';

const Rules = v.object({ max_stake: v.nullable(v.string()) });

/** Takes a stake for an outside provider's round. */
export async function placeProviderBet(db: Database, call: ProviderBet): Promise<ProviderAnswer> {
  try {
    return await makeMissingMonth(
      db,
      () => call.now,
      () => db.transaction((tx) => place(tx, call)),
    );
  } catch (error) {
    throw error instanceof Refusal ? inContract(error) : error;
  }
}

async function place(tx: Transaction, call: ProviderBet): Promise<ProviderAnswer> {
  const account = await lockCall(tx, call, [call.transactionId]);
  const existing = await findCall(tx, call.provider, call.transactionId);
  const answer = replay('bet', call, existing);
  if (existing?.state === 'rolled_back' || (await wasRolledBack(tx, call)))
    throw new ProviderError('transaction_rolled_back');
  if (answer) return answer;
  await requireSession(tx, call);
  if (call.amount > 0n) {
    await checkStake(tx, { playerId: call.playerId, currency: call.currency, amount: call.amount, now: call.now });
    await transfer(tx, {
      id: ledgerId('bet', call),
      debit: playerCash(call.playerId),
      credit: provider(call.provider, 'games'),
      amount: call.amount,
      currency: call.currency,
      kind: 'provider.bet',
      now: call.now,
    });
    await recordStakes(tx, [stakedOf(call, call.amount)]);
  }
  await addToRound(tx, call, { stake: call.amount });
  return storeCall(tx, call, { kind: 'bet', state: 'done', balance: account.balance - call.amount });
}

/** A rollback that overtook its bet left a tombstone. */
async function wasRolledBack(tx: Transaction, { provider: name, transactionId }: ProviderBet): Promise<boolean> {
  const query = tables
    .selectFrom('provider_transactions')
    .select('id')
    .where('provider', '=', name)
    .where('reference', '=', transactionId)
    .where('state', '=', 'tombstone')
    .limit(1);
  return (await run(tx, query, 'provider_find_tombstone')).length > 0;
}

/** The token must be the player's, of this studio's game, the player still signed in, and the stake one their edition allows. */
async function requireSession(tx: Transaction, call: ProviderBet): Promise<void> {
  const { provider: name, token, playerId, game, currency, amount, now } = call;
  const query = tables
    .selectFrom('game_sessions')
    .select(['player_id', 'site_session_id', 'slug', 'currency', 'rules'])
    .where('bearer_hash', '=', hashToken(token))
    .where('provider', '=', name)
    .where('expires_at', '>', now);
  const [session] = await run(tx, query);
  if (!session?.site_session_id || session.player_id !== BigInt(playerId) || session.slug !== game)
    throw new ProviderError('invalid_token');
  if (session.currency !== currency) throw new ProviderError('wrong_currency');
  const liveSessions = await touchLiveSessions(tx, [session.site_session_id], now);
  if (!liveSessions.has(session.site_session_id)) throw new ProviderError('invalid_token');
  const { max_stake: most } = v.parse(Rules, session.rules);
  if (most !== null && amount > BigInt(most)) throw new ProviderError('limit_exceeded');
}

function inContract(refusal: Refusal): ProviderError {
  if (refusal.code === 'insufficient_funds') return new ProviderError('not_enough_money');
  if (refusal.code === 'excluded') return new ProviderError('user_disabled');
  if (refusal.code === 'limit_reached' || refusal.code === 'session_limit_reached')
    return new ProviderError('limit_exceeded');
  return new ProviderError('invalid_request');
}
