import { Logger } from 'graphile-worker';

/** The worker's own log: what matters of it comes as events. */
export const quiet = new Logger(() => () => undefined);
