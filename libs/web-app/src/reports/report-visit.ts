import type { NetworkState } from '@croupier/contracts';
import { report } from './report.ts';

declare global {
  interface Navigator {
    /** Missing in TypeScript's DOM: only some browsers report their connection. */
    readonly connection?: NetworkState;
  }
}

/** Reports how the page loaded and over which connection. Source: specification §7 Tracking. */
export function reportVisit(): void {
  const [timing] = performance.getEntriesByType('navigation');
  // Without query and hash, because links can carry secrets there.
  if (timing) void report('/performance', { ...timing.toJSON(), name: location.origin + location.pathname });
  const { connection } = navigator;
  if (!connection) return;
  const { rtt, downlink, effectiveType } = connection;
  void report('/network-performance', { rtt, downlink, effectiveType } satisfies NetworkState);
}
