import pLimit from 'p-limit';
import type { Report } from './context.ts';
import { type PaymentProvider, ProviderAway } from './provider.ts';

/** Number of concurrent calls; `WAITING` is the number that may queue. */
const AT_ONCE = 16;
const WAITING = 200;
/**
 * Longest time in the queue. A call that waited longer is refused when it is dequeued, because the calls before it were
 * slow.
 */
const MOST_WAIT_MS = 2_000;
/** Number of unanswered calls in a row after which calls pause. */
const MOST_UNANSWERED = 4;
const PAUSE_MS = 5_000;

/**
 * Wraps a provider so that a hanging one can't block its callers. Concurrent calls are limited. After several
 * unanswered calls in a row, further calls fail at once; after a pause, one call tries again.
 */
export function guardProvider(
  provider: PaymentProvider,
  clock: () => Date,
  report: Report = () => undefined,
): PaymentProvider {
  const limit = pLimit(AT_ONCE);
  let unanswered = 0;
  let closedUntil = 0;

  function requireOpen(): void {
    if (unanswered < MOST_UNANSWERED) return;
    const now = clock().getTime();
    if (now < closedUntil) throw new ProviderAway('it went unanswered');
    closedUntil = now + PAUSE_MS; // This call tries; concurrent ones fail without waiting for it.
  }

  function answered(): void {
    if (unanswered >= MOST_UNANSWERED) report('payment provider answers again', { provider: provider.name });
    unanswered = 0;
  }

  function wentUnanswered(): void {
    unanswered += 1;
    closedUntil = clock().getTime() + PAUSE_MS;
    if (unanswered === MOST_UNANSWERED) report('payment provider away', { provider: provider.name });
  }

  async function watched<Result>(call: () => Promise<Result>): Promise<Result> {
    requireOpen();
    try {
      const result = await call();
      answered();
      return result;
    } catch (error) {
      if (error instanceof ProviderAway && !error.answered) wentUnanswered();
      else answered();
      throw error;
    }
  }

  function guarded<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
    return async (...args: Args): Promise<Result> => {
      if (limit.pendingCount >= WAITING) throw new ProviderAway('too many calls wait for it');
      const since = clock().getTime();
      return limit(() => {
        if (clock().getTime() - since > MOST_WAIT_MS) throw new ProviderAway('it waited too long in the queue');
        return watched(() => call(...args));
      });
    };
  }

  return {
    ...provider,
    script: guarded(provider.script),
    methods: guarded(provider.methods),
    profile: guarded(provider.profile),
    forget: guarded(provider.forget),
    open: guarded(provider.open),
    read: guarded(provider.read),
    cancel: guarded(provider.cancel),
    report: guarded(provider.report),
  };
}
