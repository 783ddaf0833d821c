const KEPT = 8;

/**
 * The server's time. What it said was true at the latest when it arrived: of the last few times it spoke, the one that took the
 * shortest counts. So the page is behind by its way to the server, never ahead.
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
