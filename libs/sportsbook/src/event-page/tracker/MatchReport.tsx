import type { SportEventDetail } from '@croupier/contracts';
import { Statistics } from './Statistics.tsx';
import { Story } from './Story.tsx';
import { Timeline } from './Timeline.tsx';

/** What happened, in sentences once the match is over, in figures, and one thing after the other. */
export function MatchReport({ event }: { event: SportEventDetail }) {
  return (
    <>
      <Story event={event} />
      <Statistics event={event} />
      <Timeline event={event} />
    </>
  );
}
