const MINUTE_MS = 60_000;
/** Milliseconds between calls after a silence, when everything is read again within the budget. */
const HASTE_MS = 250;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Maximum backoff the service may request, in milliseconds. A longer one is capped. */
const MAX_BACKOFF_MS = 600_000;

/** Schedules calls to the service: a number per minute, evenly spaced, with backoff while it fails. */
export function callBudget(perMinute: number) {
  let made: number[] = [];
  let failures = 0;
  let backoffUntil = 0;
  const recent = (now: number) => (made = made.filter((at) => at > now - MINUTE_MS));
  return {
    left: (now: number): number => perMinute - recent(now).length,
    isDue(now: number, { haste }: { haste: boolean }): boolean {
      if (now < backoffUntil || recent(now).length >= perMinute) return false;
      return now - (made.at(-1) ?? 0) >= (haste ? HASTE_MS : MINUTE_MS / perMinute);
    },
    spend: (now: number) => void made.push(now),
    succeeded() {
      failures = 0;
    },
    failed(now: number, retryAfterMs: number | null) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++);
      backoffUntil = now + Math.min(MAX_BACKOFF_MS, Math.max(wait, retryAfterMs ?? 0));
    },
  };
}
