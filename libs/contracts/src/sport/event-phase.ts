import type { EventStatus } from './sport-events.ts';

// Without a schema: the first page asks.

/** Whether nothing is played any more. */
export const isOver = (status: EventStatus): boolean =>
  status === 'ended' || status === 'closed' || status === 'cancelled' || status === 'abandoned';
/** Whether it has begun and is not over. */
export const isInPlay = (status: EventStatus): boolean =>
  status === 'live' || status === 'suspended' || status === 'interrupted';
/** Whether it was played at all, be it in part. */
export const hasBegun = (status: EventStatus): boolean => isInPlay(status) || isOver(status);
