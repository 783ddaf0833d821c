import type { NetworkState } from '@croupier/contracts';
import { report } from './report.ts';

declare global {
  interface Navigator {
    /** Not in TypeScript's DOM: only some browsers say how they are connected. */
    readonly connection?: NetworkState;
  }
}

/** Reports how the page loaded and over which connection. Source: specification §7 Tracking. */
export function reportVisit(): void {
  const [timing] = performance.getEntriesByType('navigation');
  // Without what stands behind the path: links that open something carry their secret there.
  if (timing) void report('/performance', { ...timing.toJSON(), name: location.origin + location.pathname });
  const { connection } = navigator;
  if (!connection) return;
  const { rtt, downlink, effectiveType } = connection;
  void report('/network-performance', { rtt, downlink, effectiveType } satisfies NetworkState);
}
