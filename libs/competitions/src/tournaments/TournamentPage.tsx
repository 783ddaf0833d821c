import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { PageHeading, useOnline } from '@croupier/shell';
import { Banner, Card, ErrorState, Skeleton } from '@croupier/ui-kit';
import { TournamentArt } from '../art/TournamentArt.tsx';
import type { CompetitionLink } from '../link.ts';
import { Steps } from '../quests/Steps.tsx';
import { Board } from './Board.tsx';
import { FollowBoard } from './FollowBoard.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { Prizes } from './Prizes.tsx';
import { Rules } from './Rules.tsx';
import { StateBadge } from './StateBadge.tsx';
import styles from './tournament.module.css';
import { tournamentQuery, tournamentStatusQuery } from './tournament.query.ts';
import { When } from './When.tsx';

export interface TournamentPageProps {
  slug: string;
  signedIn: boolean;
  link: CompetitionLink;
  /** Sign-in and sign-up links for guests. */
  signIn: ReactNode;
  /** Link to the games. */
  play: ReactNode;
  /** Link to limits and breaks. */
  care: ReactNode;
}

/** Renders one tournament: its subject, its leaderboard and the player's own place. */
export function TournamentPage({ slug, signedIn, link, signIn, play, care }: TournamentPageProps) {
  const api = useApi();
  const { data: tournament, isError, refetch, isRefetching } = useQuery(tournamentQuery(api, slug));
  const { data: status } = useQuery({
    ...tournamentStatusQuery(api, tournament?.id ?? 0),
    enabled: signedIn && !!tournament,
  });
  const online = useOnline();
  if (!tournament)
    return (
      <div className={`page-width ${styles.page}`}>
        {isError ? (
          <ErrorState as="h1" onRetry={() => void refetch()} retrying={isRefetching} />
        ) : (
          <Skeleton height={480} shape="card" />
        )}
      </div>
    );
  const { title, scoring, players } = tournament;
  return (
    <div className={`page-width ${styles.page}`}>
      {!tournament.closed && <FollowBoard tournament={tournament} />}
      <PageHeading
        over={link(
          { list: tournament.quest ? 'actions' : tournament.status === 'archive' ? 'archive' : 'all' },
          { children: tournament.quest ? <Trans>Quests</Trans> : <Trans>Tournaments</Trans> },
        )}
        lead={
          <>
            <When tournament={tournament} /> · <Plural value={players} one="# player" other="# players" />
          </>
        }
        beside={<TournamentArt rule={tournament.quest ? 'quest' : scoring.rule} className={styles.art} />}
      >
        {title}
      </PageHeading>
      <StateBadge status={tournament.status} />
      {!online && (
        <Banner live>
          <Trans>You’re offline. The leaderboard will update when you’re back online.</Trans>
        </Banner>
      )}
      <div className={styles.columns}>
        <section className={styles.main}>
          {signedIn ? (
            <OwnPlace tournament={tournament} play={play} />
          ) : (
            <Card className={styles.standing}>
              <p>
                <Trans>Players with an account can take part. Joining is free.</Trans>
              </p>
              <div className={styles.buttons}>{signIn}</div>
            </Card>
          )}
          {tournament.quest ? (
            <Steps tournament={tournament} status={status} />
          ) : (
            <Card className={styles.table}>
              <h2 className={styles.heading}>
                {tournament.status === 'archive' ? <Trans>Final leaderboard</Trans> : <Trans>Leaderboard</Trans>}
              </h2>
              <Board tournament={tournament} status={status} />
            </Card>
          )}
        </section>
        <aside className={styles.main}>
          {!tournament.quest && <Prizes tournament={tournament} />}
          <Rules tournament={tournament} />
          <p className={styles.care}>
            <Trans>
              A prize is no reason to play longer or stake more. Over many rounds, games cost more than they return.
            </Trans>{' '}
            {care}
          </p>
        </aside>
      </div>
    </div>
  );
}
