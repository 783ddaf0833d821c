import type { EventStatus } from './sport-events.ts';

// Without a schema: the first page asks.

/** Returns true if play has ended or won't take place. */
export const isOver = (status: EventStatus): boolean =>
  status === 'ended' || status === 'closed' || status === 'cancelled' || status === 'abandoned';
/** Returns true if the event has started and is not over. */
export const isInPlay = (status: EventStatus): boolean =>
  status === 'live' || status === 'suspended' || status === 'interrupted';
/**
 * Returns true if the score was actually played. A cancelled match has none; one abandoned without a goal may never
 * have started, or its score is unknown.
 */
export const hasScore = ({ status, score }: { status: EventStatus; score: { home: number; away: number } }): boolean =>
  isInPlay(status) ||
  status === 'ended' ||
  status === 'closed' ||
  (status === 'abandoned' && score.home + score.away > 0);
/** Returns true if it has started or is over. */
export const hasBegun = (status: EventStatus): boolean => isInPlay(status) || isOver(status);
