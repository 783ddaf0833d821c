import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from '@croupier/server-http';

/** Creates the platform's log, one JSON object per line. Every field and text goes through `redact`: promise U2. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      formatters: { bindings: redact },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args;
          // A bare error is not a field: wrap it, so that it is handled like any other.
          const fields = first instanceof Error ? { err: first, msg: first.message } : first;
          method.apply(this, redact([fields, ...rest]) as unknown as typeof args);
        },
      },
    },
    destination,
  );
