import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { SportEvent } from '@croupier/contracts';
import { buttonClass, HorizontalRail } from '@croupier/ui-kit';
import { publicPath, usePageContext } from '@croupier/web-app';
import { liveMatchesQuery } from './live-matches.query.ts';
import styles from './player-home.module.css';

/** Returns an address of the sportsbook, in this page's language. */
function useSportHref(): (path: string) => string {
  const pageContext = usePageContext();
  return (path) => pageContext.origins.sport + publicPath(pageContext, path);
}

/** Renders the live matches, linked to the sportsbook; nothing if there are none. */
export function LiveMatches() {
  const hrefOf = useSportHref();
  const { data: matches = [] } = useQuery(liveMatchesQuery(useApi()));
  if (matches.length === 0) return null;
  return (
    <HorizontalRail
      title={<Trans>Live now</Trans>}
      className={styles.matches}
      more={
        <a className={buttonClass({ variant: 'quiet', size: 'small' })} href={hrefOf('/sport/live')}>
          <Trans>All live matches</Trans>
        </a>
      }
    >
      {matches.map((match) => (
        <Match key={match.id} match={match} href={hrefOf(`/sport/${match.id}-${match.home.id}-${match.away.id}`)} />
      ))}
    </HorizontalRail>
  );
}

function Match({ match: { tournament, home, away, score }, href }: { match: SportEvent; href: string }) {
  return (
    <a className={styles.match} href={href}>
      <span className={styles.league}>{tournament.name}</span>
      <Side name={home.name} goals={score.home} />
      <Side name={away.name} goals={score.away} />
    </a>
  );
}

const Side = ({ name, goals }: { name: string; goals: number }) => (
  <span className={styles.side}>
    <span className={styles.club}>{name}</span> <b>{goals}</b>
  </span>
);
