const KEPT = 8;

/**
 * Creates an estimate of the server's time. A time from the server is accurate at the latest when it arrives. Of the
 * last few, the one with the shortest delay counts. So the page's clock is behind by the network delay, never ahead.
 */
export function createServerClock(own: () => number = Date.now) {
  const ahead: number[] = [];
  return {
    hear(said: string): void {
      ahead.push(Date.parse(said) - own());
      if (ahead.length > KEPT) ahead.shift();
    },
    now: (): number => own() + (ahead.length > 0 ? Math.max(...ahead) : 0),
  };
}

/** Clock shared by all tables of a page. */
export const serverClock = createServerClock();
