import { setTimeout } from 'node:timers/promises';
import { keepAudit } from '@croupier/server-audit';
import { holdLock } from '@croupier/server-database';
import { forgetOldAttempts } from '@croupier/server-players';
import type { PlatformContext } from './context.ts';

/** Starts what works by itself: the domains' sweeps and the feed, each under its own lock. */
export async function startJobs(context: PlatformContext): Promise<void> {
  const { db, log, onShutdown } = context;
  onShutdown(keepAudit(db, (error) => log.error({ err: error }, 'audit chain failed')));
  onShutdown(holdLock(db, 'croupier:accounts-sweep', (signal) => sweepAccounts(context, signal)));
}

const SWEEP_MS = 5 * 60_000;

/** Removes dead sessions and forgotten sign-in attempts every few minutes. */
async function sweepAccounts({ db, clock, log, sessions }: PlatformContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sessions.sweep().catch((error: unknown) => log.error({ err: error }, 'session sweep failed'));
    await forgetOldAttempts(db, clock()).catch((error: unknown) => log.error({ err: error }, 'attempt sweep failed'));
    await setTimeout(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
