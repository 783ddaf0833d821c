import { Refusal, type SecondFactor } from '@croupier/contracts';
import type { Transaction } from '@croupier/server-database';
import { type ClientInfo, countSignInCode, refuseLockedSignIn } from '@croupier/server-players';
import type { TwoFactorContext } from './context.ts';
import { endPending, findPending, takeTry } from './pending-sign-in.ts';
import { proveSecondFactor } from './prove.ts';

interface SecondStep<Result> {
  /** Token from the cookie set after the correct password. */
  token: string | undefined;
  factor: SecondFactor;
  client: ClientInfo;
  /** Runs in the transaction that uses the code. */
  alongside: (tx: Transaction, playerId: number) => Promise<Result>;
  /** Called after a wrong code. */
  onWrong: (playerId: number) => Promise<unknown>;
}

/**
 * Completes a sign-in with its second step. Attempts are counted before the code is checked, by sign-in and by account,
 * and whatever locks the account locks this step too. Of several concurrent attempts one succeeds.
 */
export async function completeSignIn<Result>(context: TwoFactorContext, step: SecondStep<Result>): Promise<Result> {
  const { db, clock } = context;
  const pending = await findPending(context, step.token);
  if (!pending) throw new Refusal('sign_in_expired');
  const { playerId } = pending;
  await refuseLockedSignIn(context, playerId, step.client);
  const forgive = await countSignInCode(context, playerId, step.client);
  if (!(await takeTry(db, pending))) throw new Refusal('sign_in_expired');
  const started = await db
    .transaction(async (tx) => {
      await proveSecondFactor(context, tx, { playerId, factor: step.factor, now: clock() });
      // Another request completed this sign-in meanwhile: roll back, so that the code stays unused.
      if (!(await endPending(tx, pending))) throw new Refusal('sign_in_expired');
      return step.alongside(tx, playerId);
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'wrong_code') throw error;
      await step.onWrong(playerId);
      throw new Refusal('wrong_code', { path: ['user', ...error.path] });
    });
  await forgive();
  return started;
}
