import { setTimeout } from 'node:timers/promises';
import { keepAudit } from '@croupier/server-audit';
import { dropOldKeys, holdLock } from '@croupier/server-database';
import { settleChanges } from '@croupier/server-limits';
import { runPayments } from '@croupier/server-payments';
import { forgetOldAttempts } from '@croupier/server-players';
import { runSportsbook, simulatedFeed } from '@croupier/server-sportsbook';
import { watchLedger } from '@croupier/server-wallet';
import type { PlatformContext } from './context.ts';

/** Starts what works by itself: the domains' sweeps and the feed, each under its own lock. */
export async function startJobs(context: PlatformContext): Promise<void> {
  const { db, log, onShutdown } = context;
  onShutdown(keepAudit(db, (error) => log.error({ err: error }, 'audit chain failed')));
  onShutdown(runPayments(context.payments, (error) => log.error({ err: error }, 'payments step failed')));
  onShutdown(startSportsbook(context));
  onShutdown(
    watchLedger(db, {
      clock: context.clock,
      onBreak: (breaks) => log.error({ breaks }, 'ledger broken: payouts stopped'),
      failed: (error) => log.error({ err: error }, 'ledger check failed'),
    }),
  );
  onShutdown(
    holdLock(
      db,
      'croupier:games-sweep',
      (signal) => sweepGames(context, signal),
      (error) => log.error({ err: error }, 'games sweep ended'),
    ),
  );
  onShutdown(
    holdLock(
      db,
      'croupier:accounts-sweep',
      (signal) => sweepAccounts(context, signal),
      (error) => log.error({ err: error }, 'accounts sweep ended'),
    ),
  );
}

function startSportsbook({ db, log, clock, config }: PlatformContext): () => Promise<void> {
  const feed = simulatedFeed({ speed: config.sportSpeed });
  return runSportsbook(db, { feed, clock, onError: (error) => log.error({ err: error }, 'sportsbook step failed') });
}

const SWEEP_MS = 5 * 60_000;

/** Removes dead sessions, forgotten sign-in attempts and idempotency keys past their day, every few minutes. */
async function sweepAccounts({ db, clock, log, sessions }: PlatformContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sessions.sweep().catch((error: unknown) => log.error({ err: error }, 'session sweep failed'));
    await forgetOldAttempts(db, clock()).catch((error: unknown) => log.error({ err: error }, 'attempt sweep failed'));
    await dropOldKeys(db, clock()).catch((error: unknown) => log.error({ err: error }, 'idempotency key sweep failed'));
    await setTimeout(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Rounds left open for 48 hours finish themselves; confirmed changes of limits are written down. */
async function sweepGames(context: PlatformContext, signal: AbortSignal): Promise<void> {
  const { db, clock, log, games } = context;
  while (!signal.aborted) {
    await games.sweep().catch((error: unknown) => log.error({ err: error }, 'game sweep failed'));
    await db
      .transaction((tx) => settleChanges(tx, clock()))
      .catch((error: unknown) => log.error({ err: error }, 'limit sweep failed'));
    await setTimeout(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
