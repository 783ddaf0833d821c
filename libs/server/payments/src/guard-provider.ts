import pLimit from 'p-limit';
import { type PaymentProvider, ProviderAway } from './provider.ts';

/** Calls under way together, and how many more may wait. */
const AT_ONCE = 16;
const WAITING = 200;
/** Unanswered calls in a row after which nobody asks for a while. */
const MOST_UNANSWERED = 4;
const PAUSE_MS = 5_000;

/**
 * A provider that hangs must not collect everyone who asks: calls are bounded, and once several in a row went unanswered
 * the others are told at once that it is away. After a pause one call tries.
 */
export function guardProvider(provider: PaymentProvider, clock: () => Date): PaymentProvider {
  const limit = pLimit(AT_ONCE);
  let unanswered = 0;
  let closedUntil = 0;

  function requireOpen(): void {
    if (unanswered < MOST_UNANSWERED) return;
    const now = clock().getTime();
    if (now < closedUntil) throw new ProviderAway('it went unanswered');
    closedUntil = now + PAUSE_MS; // This call tries; who comes beside it does not wait for the answer.
  }

  async function watched<Result>(call: () => Promise<Result>): Promise<Result> {
    requireOpen();
    try {
      const result = await call();
      unanswered = 0;
      return result;
    } catch (error) {
      if (error instanceof ProviderAway) {
        unanswered += 1;
        closedUntil = clock().getTime() + PAUSE_MS;
      } else {
        unanswered = 0;
      }
      throw error;
    }
  }

  function guarded<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
    return async (...args: Args): Promise<Result> => {
      if (limit.pendingCount >= WAITING) throw new ProviderAway('too many calls wait for it');
      return limit(() => watched(() => call(...args)));
    };
  }

  return {
    ...provider,
    script: guarded(provider.script),
    methods: guarded(provider.methods),
    profile: guarded(provider.profile),
    open: guarded(provider.open),
    read: guarded(provider.read),
    cancel: guarded(provider.cancel),
  };
}
