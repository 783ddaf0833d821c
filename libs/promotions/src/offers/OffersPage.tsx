import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { PageHeading } from '@croupier/shell';
import { EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { OfferAction, type OfferLinks } from './OfferAction.tsx';
import { OfferCard } from './OfferCard.tsx';
import styles from './offers.module.css';
import { offersQuery } from './offers.query.ts';

export interface OffersPageProps extends OfferLinks {
  /** Renders a link to an offer's page. */
  offerLink: (identifier: string, text: ReactNode) => ReactNode;
}

/** Renders the offers for new players with all their conditions. */
export function OffersPage({ offerLink, ...links }: OffersPageProps) {
  const { data: offers, isError, isFetching, refetch } = useQuery(offersQuery(useApi()));
  return (
    <div className={styles.page}>
      <PageHeading
        lead={
          <Trans>
            You don’t need a bonus to play. Without one, every win is yours to withdraw. All bonuses and their terms are
            on this page.
          </Trans>
        }
      >
        <Trans>Welcome bonuses</Trans>
      </PageHeading>
      {!offers && !isError && <Skeleton height={320} shape="card" />}
      {isError && !offers && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isFetching} />}
      {offers?.length === 0 && (
        <EmptyState
          as="h2"
          art="table"
          title={<Trans>No bonuses available</Trans>}
          text={<Trans>Bonuses aren’t offered during a break or while they are turned off.</Trans>}
          action={links.limitsLink(<Trans>Limits and breaks</Trans>)}
        />
      )}
      {offers && offers.length > 0 && (
        <ul className={styles.list}>
          {offers.map((offer) => (
            <li key={offer.identifier}>
              <OfferCard
                offer={offer}
                title={offerLink(offer.identifier, offer.title)}
                action={<OfferAction offer={offer} {...links} />}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
