import type { EventStatus } from './sport-events.ts';

// Without a schema: the first page asks.

/** Whether nothing is played any more. */
export const isOver = (status: EventStatus): boolean =>
  status === 'ended' || status === 'closed' || status === 'cancelled' || status === 'abandoned';
/** Whether it has begun and is not over. */
export const isInPlay = (status: EventStatus): boolean =>
  status === 'live' || status === 'suspended' || status === 'interrupted';
/**
 * Whether its score is one that was played. A cancelled match has none; one abandoned without a goal may never have begun,
 * or nobody told its score.
 */
export const hasScore = ({ status, score }: { status: EventStatus; score: { home: number; away: number } }): boolean =>
  isInPlay(status) ||
  status === 'ended' ||
  status === 'closed' ||
  (status === 'abandoned' && score.home + score.away > 0);
/** Whether it was played at all, be it in part. */
export const hasBegun = (status: EventStatus): boolean => isInPlay(status) || isOver(status);
