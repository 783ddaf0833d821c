import { setTimeout } from 'node:timers/promises';

/** Calls, bets and jobs under way may finish within this. */
const FINISH_MS = 2_500;
/** What was cancelled may still answer that it was. Together below the five seconds a copy is given to stop. */
const CANCELLED_MS = 1_500;

export interface ShutDown {
  /** Stops taking work; each resolves when what is under way is done. */
  stops: readonly (() => Promise<void> | void)[];
  /** Cancels the statements that still run. */
  cancel: () => Promise<void>;
  /** After all stops. */
  close: () => Promise<void>;
}

/**
 * Stops a copy within its time, whatever runs. What was acknowledged is stored before its answer left, and what is cut off
 * here was not acknowledged: it is asked again under its id, or its job is run again. True: nothing had to be cut off.
 */
export async function shutDown({ stops, cancel, close }: ShutDown): Promise<boolean> {
  const done = Promise.allSettled(stops.map(async (stop) => stop())).then(close);
  if (await isWithin(done, FINISH_MS)) return true;
  await Promise.race([cancel().catch(() => undefined), setTimeout(CANCELLED_MS / 2)]);
  return isWithin(done, CANCELLED_MS / 2);
}

async function isWithin(done: Promise<unknown>, ms: number): Promise<boolean> {
  const over = new AbortController();
  const late = setTimeout(ms, false, { signal: over.signal }).catch(() => false);
  const inTime = await Promise.race([done.then(() => true), late]);
  over.abort();
  return inTime;
}
