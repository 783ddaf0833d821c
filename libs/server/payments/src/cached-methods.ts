import type { PaymentProvider, ProviderMethod } from './provider.ts';

const CACHED_MS = 60_000;

/** Caches the provider's methods for a minute: its limits are checked before anything is stored. */
export function cachedMethods(provider: PaymentProvider, clock: () => Date): () => Promise<ProviderMethod[]> {
  let cached: { until: number; methods: Promise<ProviderMethod[]> } | undefined;
  return async () => {
    const now = clock().getTime();
    if (cached && cached.until > now) return cached.methods;
    const methods = provider.methods().catch((error: unknown) => {
      cached = undefined;
      throw error; // Fails for all waiting callers.
    });
    cached = { until: now + CACHED_MS, methods };
    return methods;
  };
}
