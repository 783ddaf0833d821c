import { Agent } from 'node:http';
import { FairQueue, type QueueLimits } from '@croupier/server-http';
import { UPLOAD_MS } from './forward-upload.ts';

const SLOW_MS = 30_000;
const PROMPT_MS = 5_000;
/** Timeout of a data report or a history over a slow connection. */
const FILE_MS = 900_000;
const WAIT_MS = 10_000;
/** Stays below the idle timeout of every process behind, so that no connection closes just as it is reused. */
const IDLE_MS = 60_000;

interface TrafficRule extends QueueLimits {
  readonly deadlineMs: number;
}

/** Resources for one kind of call: connections, concurrent calls and time. No kind can use up another's. */
export interface TrafficClass {
  readonly agent: Agent;
  readonly queue: FairQueue;
  readonly deadlineMs: number;
}

/** Concurrent calls per client. They are short, so a few at once make many per second. Other kinds get a multiple. */
export interface TrafficLimits {
  readonly callsPerAddress: number;
}

const rules = ({ callsPerAddress }: TrafficLimits) => {
  const calls = { atOnce: 256, perClient: callsPerAddress, waiting: 256, waitMs: WAIT_MS, deadlineMs: SLOW_MS };
  const times = (share: number) => ({ ...calls, perClient: share * callsPerAddress });
  return {
    health: { atOnce: 4, perClient: 2, waiting: 8, waitMs: PROMPT_MS, deadlineMs: PROMPT_MS },
    // Many at once cost little more than one, because they are decided in batches.
    bets: times(16),
    // Each hash uses a core for a tenth of a second.
    passwords: { ...calls, perClient: 1 },
    // These calls wait by design: for in-play delays, and for a provider that may hang.
    sport: times(4),
    payments: times(4),
    // An upload counts as a concurrent call from before its first byte to the end.
    uploads: { ...calls, atOnce: 32, perClient: 2, waiting: 8, deadlineMs: UPLOAD_MS + SLOW_MS },
    calls,
    // After a restart all open pages of an address reconnect at once.
    sockets: { ...times(8), waiting: 1_000 },
    // A file of many rounds is sent as fast as the client reads it.
    files: { ...calls, atOnce: 32, perClient: 2, waiting: 8, deadlineMs: FILE_MS },
    documents: times(8),
    thirdParties: times(4),
  } satisfies Record<string, TrafficRule>;
};
export type TrafficClassName = keyof ReturnType<typeof rules>;

export const makeTrafficClasses = (limits: TrafficLimits): Record<TrafficClassName, TrafficClass> =>
  Object.fromEntries(
    Object.entries(rules(limits)).map(([name, { deadlineMs, ...queueLimits }]) => [
      name,
      { agent: new Agent({ keepAlive: true, timeout: IDLE_MS }), queue: new FairQueue(queueLimits), deadlineMs },
    ]),
  ) as Record<TrafficClassName, TrafficClass>;

const byPath: [TrafficClassName, RegExp][] = [
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

/** Returns the traffic class of a call to the platform. */
export const trafficClassOf = (url: string): TrafficClassName =>
  byPath.find(([, path]) => path.test(url))?.[0] ?? 'calls';
