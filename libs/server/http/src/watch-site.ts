import { get } from 'node:http';

const EVERY_MS = 1_000;
const PATIENCE_MS = 3_000;
/** Time without a response after which no instance of the platform is assumed to run. */
const AWAY_MS = 10_000;
const MOST_WAIT_SECONDS = 3_600;

/** State of the site. `closed`: by an operator. `away`: the platform has not responded for a while. */
export interface SiteNow {
  readonly state: 'open' | 'closed' | 'away';
  /** Expected reopening time. */
  readonly until: Date | null;
}

export interface SiteWatch {
  now(): SiteNow;
  stop(): void;
}

interface Options {
  readonly everyMs?: number;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** Site watch that is always open, for processes that don't check. */
export const openSite: SiteWatch = { now: () => ({ state: 'open', until: null }), stop: () => undefined };

/** Returns the seconds after which a retry makes sense. */
export function retryAfter({ state, until }: SiteNow, now: number): number {
  if (state === 'away') return 10;
  const left = until ? Math.ceil((until.getTime() - now) / 1000) : 0;
  return left > 0 ? Math.min(left, MOST_WAIT_SECONDS) : 60;
}

/**
 * Asks the platform every second whether the site is open, so that any number of gateways learn it within a second or
 * two. Without a response the last state stays: a closed site stays closed while the platform is redeployed.
 */
export function watchSite(platform: string, { everyMs = EVERY_MS, clock }: Options): SiteWatch {
  let said: { closed: boolean; until: Date | null } = { closed: false, until: null };
  let answeredAt = clock();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function look(): void {
    const again = () => {
      if (!stopped) timer = setTimeout(look, everyMs).unref();
    };
    const asked = get(`${platform}/api/info/site`, { timeout: PATIENCE_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('close', () => {
        answeredAt = clock(); // A busy platform is running.
        if (response.statusCode === 200) said = readSaid(text) ?? said;
        again();
      });
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', again);
  }
  look();

  return {
    now() {
      if (said.closed) return { state: 'closed', until: said.until };
      return { state: clock() - answeredAt > AWAY_MS ? 'away' : 'open', until: null };
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function readSaid(text: string): { closed: boolean; until: Date | null } | undefined {
  try {
    const { closed, until } = JSON.parse(text) as { closed?: unknown; until?: unknown };
    if (typeof closed !== 'boolean') return undefined;
    return { closed, until: typeof until === 'string' ? new Date(until) : null };
  } catch {
    return undefined; // An interrupted response has no result.
  }
}
