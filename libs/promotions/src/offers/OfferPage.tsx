import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { PageHeading } from '@croupier/shell';
import { OfferAction, type OfferLinks } from './OfferAction.tsx';
import { OfferCard } from './OfferCard.tsx';
import styles from './offers.module.css';
import { offersQuery } from './offers.query.ts';

export interface OfferPageProps extends OfferLinks {
  identifier: string;
  /** Link to all offers. */
  offersLink: (text: ReactNode) => ReactNode;
}

/** Renders one offer. */
export function OfferPage({ identifier, offersLink, ...links }: OfferPageProps) {
  const { data: offers } = useQuery(offersQuery(useApi()));
  const offer = offers?.find((each) => each.identifier === identifier);
  if (!offer) return null;
  return (
    <div className={styles.page}>
      <PageHeading>{offer.title}</PageHeading>
      <OfferCard offer={offer} title={<Trans>Offer details</Trans>} action={<OfferAction offer={offer} {...links} />} />
      <p className={styles.soft}>{offersLink(<Trans>All welcome bonuses</Trans>)}</p>
    </div>
  );
}
