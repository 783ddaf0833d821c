import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/**
 * Returns a function that explains in a sentence why bets are not accepted. The codes are those of markets and
 * refusals.
 */
export function useReasons(): (reason: string | null | undefined) => string {
  const { t } = useLingui();
  return useCallback(
    (reason) => {
      if (reason === 'possible_goal') return t`Suspended: a dangerous attack.`;
      if (reason === 'goal') return t`Suspended: a goal was scored.`;
      if (reason === 'feed_silent') return t`Suspended: the live data is interrupted.`;
      if (reason === 'feed_paused') return t`Suspended: we have paused betting on this for now.`;
      if (reason === 'awaiting_news') return t`Suspended: we are waiting for an update on the match.`;
      if (reason === 'withdrawn') return t`No odds are available right now.`;
      if (reason === 'prices_alone') return t`Bets on this match can’t be combined with each other.`;
      if (reason === 'started') return t`The race has started, so betting is closed.`;
      if (reason === 'non_runner') return t`This runner has been withdrawn.`;
      if (reason === 'decided') return t`This market is decided.`;
      if (reason === 'not_playing') return t`Not on the pitch.`;
      if (reason === 'abandoned') return t`The match was abandoned.`;
      if (reason === 'cancelled') return t`Bets on this were cancelled. Stakes are returned.`;
      if (reason === 'interrupted') return t`Suspended: play is interrupted.`;
      if (reason === 'postponed') return t`Suspended: the match is postponed.`;
      if (reason === 'operator') return t`We’ve paused betting on this for now.`;
      if (reason === 'ended') return t`The match is over.`;
      return t`We’re not taking bets on this right now.`;
    },
    [t],
  );
}
