import type { SportEventDetail } from '@croupier/contracts';
import { Statistics } from './Statistics.tsx';
import { Story } from './Story.tsx';
import { Timeline } from './Timeline.tsx';

/** Renders the match as a text report once it has ended, as statistics and as a timeline. */
export function MatchReport({ event }: { event: SportEventDetail }) {
  return (
    <>
      <Story event={event} />
      <Statistics event={event} />
      <Timeline event={event} />
    </>
  );
}
