import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { Bet } from '@croupier/contracts';
import { MatchTime } from '../clock/MatchTime.tsx';
import { eventQuery } from '../events/event.query.ts';
import { FollowEvent } from '../events/LiveOdds.tsx';
import { pollEvery, useConnected } from '../live/connection.ts';
import { standingNow } from '../markets/standing.ts';
import styles from './bets.module.css';

const POLL_MS = 4_000;

/** Renders an open leg during its match: score, minute and the result by the current score. */
export function LegLive({ leg }: { leg: Bet['legs'][number] }) {
  const connected = useConnected();
  const { data: event } = useQuery({
    ...eventQuery(useApi(), leg.event.id),
    refetchInterval: pollEvery(connected, POLL_MS),
  });
  const { score } = event ?? leg.event;
  const standing = event && standingNow(event, leg);
  return (
    <span className={styles.live}>
      <FollowEvent id={leg.event.id} />
      <span className={styles.state} data-live="true">
        {score.home}–{score.away}
      </span>
      {event?.clock && <MatchTime clock={event.clock} className={styles.at} />}
      {standing && (
        <span className={styles.standing} data-standing={standing}>
          {standing === 'winning' && <Trans>Winning now</Trans>}
          {standing === 'half_winning' && <Trans>Half won at this score</Trans>}
          {standing === 'half_losing' && <Trans>Half lost at this score</Trans>}
          {standing === 'losing' && <Trans>Losing now</Trans>}
          {standing === 'level' && <Trans>Stake back at this score</Trans>}
        </span>
      )}
    </span>
  );
}
