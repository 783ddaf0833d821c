import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { Tournament } from '@croupier/contracts';
import { PageHeading, useOnline } from '@croupier/shell';
import { Banner, Card, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import type { CompetitionLink } from '../link.ts';
import { tournamentsQuery } from '../lists/tournaments.query.ts';
import { Board } from '../tournaments/Board.tsx';
import { FollowBoard } from '../tournaments/FollowBoard.tsx';
import { tournamentQuery, tournamentStatusQuery } from '../tournaments/tournament.query.ts';
import { When } from '../tournaments/When.tsx';
import styles from './arena.module.css';

/** Places shown per leaderboard, in addition to the player's own. */
const PLACES = 5;

export interface ArenaPageProps {
  signedIn: boolean;
  link: CompetitionLink;
  /** Link to the games, shown while nothing runs. */
  play: ReactNode;
  /** Link to limits and breaks. */
  care: ReactNode;
}

/** Renders all running tournaments side by side, live. */
export function ArenaPage({ signedIn, link, play, care }: ArenaPageProps) {
  const { data, isError, refetch, isRefetching } = useQuery(tournamentsQuery(useApi(), 'all', 1));
  const running = data?.data.filter(({ status, quest }) => status === 'active' && quest === null);
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading
        over={link({ list: 'all' }, { children: <Trans>Tournaments</Trans> })}
        lead={<Trans>All current tournaments, live.</Trans>}
      >
        <Trans>Arena</Trans>
      </PageHeading>
      {!useOnline() && (
        <Banner live>
          <Trans>You’re offline. The leaderboard will update when you’re back online.</Trans>
        </Banner>
      )}
      {isError && !data && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isRefetching} />}
      {!data && !isError && <Skeleton height={320} shape="card" />}
      {running?.length === 0 && (
        <EmptyState
          as="h2"
          title={<Trans>No tournaments right now</Trans>}
          text={<Trans>Upcoming tournaments appear here before they start.</Trans>}
          action={play}
        />
      )}
      {running && running.length > 0 && (
        <ul className={styles.boards}>
          {running.map((tournament) => (
            <li key={tournament.id}>
              <ArenaBoard listed={tournament} signedIn={signedIn} link={link} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.care}>
        <Trans>
          A prize is no reason to play longer or stake more. Over many rounds, games cost more than they return.
        </Trans>{' '}
        {care}
      </p>
    </div>
  );
}

interface ArenaBoardProps {
  listed: Tournament;
  signedIn: boolean;
  link: CompetitionLink;
}

function ArenaBoard({ listed, signedIn, link }: ArenaBoardProps) {
  const api = useApi();
  const { data: tournament = listed } = useQuery(tournamentQuery(api, listed.slug));
  const { data: status } = useQuery({ ...tournamentStatusQuery(api, listed.id), enabled: signedIn });
  const { title, slug, players, top_players } = tournament;
  const place = status?.award_place ?? null;
  return (
    <Card className={styles.board}>
      <FollowBoard tournament={tournament} />
      <h2 className={styles.title}>{link({ slug }, { children: title })}</h2>
      <p className={styles.soft}>
        <When tournament={tournament} /> · <Plural value={players} one="# player" other="# players" />
      </p>
      {place !== null && place > PLACES && (
        <p>
          <Trans>
            Place {place} <small>of {players}</small>
          </Trans>
        </p>
      )}
      <Board tournament={{ ...tournament, top_players: top_players.slice(0, PLACES) }} status={status} />
    </Card>
  );
}
