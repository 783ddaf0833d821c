import { setTimeout } from 'node:timers/promises';

/** Time for calls, bets and jobs in progress to finish. */
const FINISH_MS = 2_500;
/** Time for cancelled work to respond. Both together stay below the five seconds an instance has to stop. */
const CANCELLED_MS = 1_500;

export interface ShutDown {
  /** Functions that stop accepting work; each resolves when its work in progress is done. */
  stops: readonly (() => Promise<void> | void)[];
  /** Cancels statements that still run. */
  cancel: () => Promise<void>;
  /** Closes connections after all stops. */
  close: () => Promise<void>;
}

/**
 * Stops an instance within its time limit, whatever is running. Acknowledged work was stored before its reply was sent;
 * anything cut off here was not acknowledged, and is retried under its id or as a job. Returns true if nothing was cut
 * off.
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
