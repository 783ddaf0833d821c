import { Logger } from 'graphile-worker';

/** Silences the worker's own log: everything important also arrives as events. */
export const quiet = new Logger(() => () => undefined);
