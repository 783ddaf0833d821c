import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { PageHeading, useOnline } from '@croupier/shell';
import { Banner, Card, ErrorState, Skeleton } from '@croupier/ui-kit';
import type { CompetitionLink } from '../link.ts';
import { StateBadge } from '../tournaments/StateBadge.tsx';
import styles from '../tournaments/tournament.module.css';
import { When } from '../tournaments/When.tsx';
import { lotteryQuery } from './lottery.query.ts';
import { LotteryArt } from './LotteryArt.tsx';
import { LotteryPrizes } from './LotteryPrizes.tsx';
import { LotteryRules } from './LotteryRules.tsx';
import { OwnTickets } from './OwnTickets.tsx';
import { Proof } from './Proof.tsx';

export interface LotteryPageProps {
  slug: string;
  signedIn: boolean;
  link: CompetitionLink;
  /** Sign-in and sign-up links for guests. */
  signIn: ReactNode;
  /** Link to limits and breaks. */
  care: ReactNode;
}

/** Renders one lottery: its prizes and rules, the player's tickets, and the draw that anyone can repeat. */
export function LotteryPage({ slug, signedIn, link, signIn, care }: LotteryPageProps) {
  const { data: lottery, isError, refetch, isRefetching } = useQuery(lotteryQuery(useApi(), slug));
  const online = useOnline();
  if (!lottery)
    return (
      <div className={`page-width ${styles.page}`}>
        {isError ? (
          <ErrorState as="h1" onRetry={() => void refetch()} retrying={isRefetching} />
        ) : (
          <Skeleton height={480} shape="card" />
        )}
      </div>
    );
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading
        over={link({ list: 'lotteries' }, { children: <Trans>Lotteries</Trans> })}
        lead={
          <>
            <When tournament={lottery} />
            {lottery.tickets !== null && (
              <>
                {' '}
                · <Plural value={lottery.tickets} one="# ticket" other="# tickets" />
              </>
            )}
          </>
        }
        beside={<LotteryArt identifier={lottery.frontend_identifier} className={styles.art} />}
      >
        {lottery.title}
      </PageHeading>
      <StateBadge status={lottery.status} />
      {!online && (
        <Banner live>
          <Trans>You’re offline. This page may be out of date.</Trans>
        </Banner>
      )}
      <div className={styles.columns}>
        <section className={styles.main}>
          {signedIn ? (
            <OwnTickets lottery={lottery} />
          ) : (
            <Card className={styles.standing}>
              <p>
                <Trans>Players with an account get tickets automatically as they play. Tickets are free.</Trans>
              </p>
              <div className={styles.buttons}>{signIn}</div>
            </Card>
          )}
          <Proof lottery={lottery} signedIn={signedIn} />
        </section>
        <aside className={styles.main}>
          <LotteryPrizes lottery={lottery} />
          <LotteryRules lottery={lottery} />
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
