import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Why no bets are taken, in a sentence. The codes are the markets' and the refusals'. */
export function useReasons(): (reason: string | null | undefined) => string {
  const { t } = useLingui();
  return useCallback(
    (reason) => {
      if (reason === 'possible_goal') return t`Suspended: a dangerous attack.`;
      if (reason === 'goal') return t`Suspended: a goal was scored.`;
      if (reason === 'feed_silent') return t`Suspended: the live data is interrupted.`;
      if (reason === 'feed_paused') return t`Suspended: we have paused betting on this for now.`;
      if (reason === 'awaiting_news') return t`Suspended: we are waiting for news of the match.`;
      if (reason === 'withdrawn') return t`There is no price for this at the moment.`;
      if (reason === 'prices_alone') return t`Bets on this match can’t be combined with each other.`;
      if (reason === 'started') return t`They are off: no more bets on this race.`;
      if (reason === 'non_runner') return t`This runner does not run.`;
      if (reason === 'decided') return t`This market is decided.`;
      if (reason === 'not_playing') return t`Not on the pitch.`;
      if (reason === 'abandoned') return t`The match was abandoned.`;
      if (reason === 'cancelled') return t`Bets on this were cancelled: stakes are returned.`;
      if (reason === 'interrupted') return t`Suspended: play is interrupted.`;
      if (reason === 'postponed') return t`Suspended: the match is postponed.`;
      if (reason === 'operator') return t`We have stopped betting on this for now.`;
      if (reason === 'ended') return t`The match is over.`;
      return t`No bets are taken on this right now.`;
    },
    [t],
  );
}
