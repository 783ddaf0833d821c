import { Agent } from 'node:http';
import { FairPool, type PoolLimits } from '@croupier/server-http';
import { UPLOAD_MS } from './forward-upload.ts';

const SLOW_MS = 30_000;
const PROMPT_MS = 5_000;
/** A data report or a history over a slow connection. */
const FILE_MS = 900_000;
const WAIT_MS = 10_000;
/** Less than any process keeps its side, so that none is closed just as it is used again. */
const IDLE_MS = 60_000;

interface LaneRule extends PoolLimits {
  readonly deadlineMs: number;
}

/** What one kind of calls may take: connections, turns and time. None can use up another's. */
export interface Lane {
  readonly agent: Agent;
  readonly pool: FairPool;
  readonly deadlineMs: number;
}

/** Calls of one client that run at once: quick ones, so few are many a second. Of other kinds it is a multiple. */
export interface LaneLimits {
  readonly callsPerAddress: number;
}

const rules = ({ callsPerAddress }: LaneLimits) => {
  const calls = { atOnce: 256, perClient: callsPerAddress, waiting: 256, waitMs: WAIT_MS, deadlineMs: SLOW_MS };
  const times = (share: number) => ({ ...calls, perClient: share * callsPerAddress });
  return {
    health: { atOnce: 4, perClient: 2, waiting: 8, waitMs: PROMPT_MS, deadlineMs: PROMPT_MS },
    // Many at once cost little more than one: they are decided in batches.
    bets: times(16),
    // Each hash takes a core for a tenth of a second.
    passwords: { ...calls, perClient: 1 },
    // They wait by design: for the match to go on, and for a provider that may hang.
    sport: times(4),
    payments: times(4),
    // Their turn is taken before they come in, and lasts as long.
    uploads: { ...calls, atOnce: 32, perClient: 2, waiting: 8, deadlineMs: UPLOAD_MS + SLOW_MS },
    calls,
    // After a restart all open pages of an address come back at once.
    sockets: { ...times(8), waiting: 1_000 },
    // A file of many rounds comes as fast as it is taken.
    files: { ...calls, atOnce: 32, perClient: 2, waiting: 8, deadlineMs: FILE_MS },
    documents: times(8),
    thirdParties: times(4),
  } satisfies Record<string, LaneRule>;
};
export type LaneName = keyof ReturnType<typeof rules>;

export const makeLanes = (limits: LaneLimits): Record<LaneName, Lane> =>
  Object.fromEntries(
    Object.entries(rules(limits)).map(([name, { deadlineMs, ...pool }]) => [
      name,
      { agent: new Agent({ keepAlive: true, timeout: IDLE_MS }), pool: new FairPool(pool), deadlineMs },
    ]),
  ) as Record<LaneName, Lane>;

const byPath: [LaneName, RegExp][] = [
  ['health', /^\/healthz(\?|$)/],
  ['bets', /^\/rgs\/play(\?|$)/],
  [
    'passwords',
    /^\/api\/(users(\/(sign_in|password))?|player\/(reauthenticate|password|two_factor(\/recovery_codes)?))(\?|$)/,
  ],
  ['sport', /^\/api\/sportsbook\/bets(\?|$)/],
  ['files', /^\/api\/([a-z/]+\.csv|gdpr_reports\/[^/?]+\/file)(\?|$)/],
  ['payments', /^\/(api\/payments|callbacks)(\/|\?|$)/],
];

/** The lane of a call to the platform. */
export const laneOf = (url: string): LaneName => byPath.find(([, path]) => path.test(url))?.[0] ?? 'calls';
