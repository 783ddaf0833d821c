import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from '@croupier/server-http';

/** The platform's log, JSON line by line. Every field and every text goes through `redact`: promise U2. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      formatters: { bindings: redact },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args;
          // An error alone is no field: made one here, it is read like any other.
          const fields = first instanceof Error ? { err: first, msg: first.message } : first;
          method.apply(this, redact([fields, ...rest]) as unknown as typeof args);
        },
      },
    },
    destination,
  );
