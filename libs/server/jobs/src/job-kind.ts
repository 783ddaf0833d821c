import * as v from 'valibot';

/** Kind of job: its name in the queue, `payouts.send`, and its payload. */
export interface JobKind<Payload> {
  name: string;
  /** Schema of the payload as JSON. */
  payload: v.GenericSchema<unknown, Payload>;
}

export const jobKind = <Payload>(name: string, payload: v.GenericSchema<unknown, Payload>): JobKind<Payload> => ({
  name,
  payload,
});

/** Handler of a kind of job. */
export interface Handler {
  kind: string;
  run: (payload: unknown, signal: AbortSignal) => Promise<unknown>;
  /** Schedule in UTC: minute, hour, day of the month, month, weekday. It also runs once at the start. */
  cron?: string;
}

/** Binds a kind to its handler. The signal aborts some seconds after the instance was asked to stop. */
export function handle<Payload>(
  kind: JobKind<Payload>,
  work: (payload: Payload, signal: AbortSignal) => Promise<unknown>,
  schedule: { cron?: string } = {},
): Handler {
  return { kind: kind.name, run: async (payload, signal) => work(v.parse(kind.payload, payload), signal), ...schedule };
}

/** Creates a scheduled job without a payload. */
export const sweep = (name: string, cron: string, work: () => Promise<unknown>): Handler =>
  handle(jobKind(name, v.unknown()), work, { cron });
