import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { openModal, openPopup, PageHeading } from '@croupier/shell';
import { Button, EmptyState, ErrorState, Segmented, Skeleton } from '@croupier/ui-kit';
import { lootboxesQuery } from '../wheel/lootboxes.query.ts';
import { BonusSwitch } from './BonusSwitch.tsx';
import { CouponForm } from './CouponForm.tsx';
import { GiftCard, type GiftCardProps } from './GiftCard.tsx';
import styles from './gifts.module.css';
import { giftsQuery, isOver } from './gifts.query.ts';
import { Queue } from './Queue.tsx';

export interface GiftsPageProps extends Omit<GiftCardProps, 'gift'> {
  /** Link to the promo code for the next deposit. */
  codeLink: (text: ReactNode) => ReactNode;
  /** Link to the wheel. */
  wheelLink: (text: ReactNode) => ReactNode;
}

/** Renders all gifts of a player, current and past. */
export function GiftsPage({ codeLink, limitsLink, wheelLink, historyLink }: GiftsPageProps) {
  const { t } = useLingui();
  const [list, setList] = useState<'actual' | 'lost'>('actual');
  const { data: gifts, isError, isFetching, refetch } = useQuery(giftsQuery(useApi()));
  const shown = gifts?.filter((gift) => isOver(gift) === (list === 'lost'));
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>Gifts</Trans>
      </PageHeading>
      <CouponForm />
      <WaitingTurn wheelLink={wheelLink} />
      <Segmented
        label={t`Gifts to show`}
        value={list}
        onChange={setList}
        options={[
          { value: 'actual', label: t`Current` },
          { value: 'lost', label: t`Past` },
        ]}
      />
      {isError && !gifts && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isFetching} />}
      {!gifts && !isError && <Skeleton height={240} shape="card" />}
      {shown?.length === 0 && (
        <EmptyState
          as="h2"
          art="table"
          title={list === 'actual' ? <Trans>No gifts</Trans> : <Trans>No past gifts</Trans>}
          text={
            list === 'actual' ? (
              <Trans>Your bonuses and free spins appear here, each with its terms.</Trans>
            ) : (
              <Trans>Used, cancelled and expired gifts appear here.</Trans>
            )
          }
          action={list === 'actual' && codeLink(<Trans>A code for your next deposit</Trans>)}
        />
      )}
      {list === 'actual' && gifts && <Queue gifts={gifts} />}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((gift) => (
            <li key={gift.id}>
              <GiftCard gift={gift} limitsLink={limitsLink} historyLink={historyLink} />
            </li>
          ))}
        </ul>
      )}
      <Settings limitsLink={limitsLink} />
    </div>
  );
}

/** Renders an unused spin of the wheel. It is announced only here, to not interrupt anything. */
function WaitingTurn({ wheelLink }: Pick<GiftsPageProps, 'wheelLink'>) {
  const { data: boxes } = useQuery(lootboxesQuery(useApi()));
  if (!boxes?.some(({ stage, kind }) => stage === 'issued' && kind === 'wheel')) return null;
  return (
    <p>
      <Trans>You have a free spin of the wheel.</Trans> {wheelLink(<Trans>Go to the wheel</Trans>)}
    </p>
  );
}

function Settings({ limitsLink }: Pick<GiftsPageProps, 'limitsLink'>) {
  return (
    <section className={styles.settings}>
      <BonusSwitch />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => openPopup('cashback')}>
          <Trans>How cashback works</Trans>
        </Button>
        <Button variant="quiet" onClick={() => openModal('subscription')}>
          <Trans>What can we send you?</Trans>
        </Button>
        <p className={styles.soft}>{limitsLink(<Trans>Limits and breaks</Trans>)}</p>
      </div>
    </section>
  );
}
