import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi, userLimitsQuery } from '@croupier/api-client';
import type { UserLimit } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { PageHeading } from '@croupier/shell';
import { Button, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { Section } from '../section/Section.tsx';
import { BreakForm } from './BreakForm.tsx';
import { LimitCard } from './LimitCard.tsx';
import { LimitForm } from './LimitForm.tsx';
import styles from './limits.module.css';

export interface LimitsPageProps {
  /** Player's wallets, the active one first. */
  currencies: readonly [CurrencyCode, ...CurrencyCode[]];
  /** Parts of other features: the player's spending over time, and the interval of reality checks. */
  spending?: ReactNode;
  realityCheck?: ReactNode;
  recallLock?: ReactNode;
  /** Opens the day's break, beside the page's title, so that it is found without scrolling. */
  onPause: () => void;
  /** Called once a break has started and the player is signed out. */
  onBreak: (limit: UserLimit) => void;
}

/** Renders the player's limits with their use, the form for a new one, the spending and the break. */
export function LimitsPage({ currencies, spending, realityCheck, recallLock, onPause, onBreak }: LimitsPageProps) {
  const { data, isError, isFetching, refetch } = useQuery(userLimitsQuery(useApi()));
  return (
    <>
      <PageHeading
        beside={
          <Button variant="secondary" onClick={onPause}>
            <CirclePause size={20} aria-hidden="true" />
            <Trans>Take a 24-hour break</Trans>
          </Button>
        }
        lead={
          <Trans>
            You set your limits, and we stick to them. A lower limit applies immediately. A higher one takes at least a
            day, so a bad evening can’t undo a good decision.
          </Trans>
        }
      >
        <Trans>Limits</Trans>
      </PageHeading>
      {isError && !data && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <LimitsSkeleton />}
      {data && data.length === 0 && (
        <EmptyState
          as="h2"
          title={<Trans>No limits yet</Trans>}
          text={<Trans>A deposit limit is a good first one. It applies however the evening goes.</Trans>}
        />
      )}
      {data && data.length > 0 && (
        <ul className={styles.cards}>
          {data.map((limit) => (
            <li key={limit.id}>
              <LimitCard limit={limit} currency={currencies[0]} />
            </li>
          ))}
        </ul>
      )}
      <Section title={<Trans>Set a limit</Trans>}>
        <LimitForm currencies={currencies} limits={data ?? []} />
      </Section>
      {spending && (
        <Section
          title={<Trans>Your deposits, stakes and returns</Trans>}
          text={<Trans>Casino and sport combined.</Trans>}
        >
          {spending}
        </Section>
      )}
      {realityCheck && <Section title={<Trans>Reality check</Trans>}>{realityCheck}</Section>}
      {recallLock && <Section title={<Trans>Final withdrawals</Trans>}>{recallLock}</Section>}
      <Section
        id="break"
        title={<Trans>Take a break</Trans>}
        text={<Trans>Your money is safe. You can always withdraw it.</Trans>}
      >
        <BreakForm onBegun={onBreak} />
      </Section>
    </>
  );
}

function LimitsSkeleton() {
  return (
    <div className={styles.cards} aria-busy="true">
      <Skeleton height={148} shape="card" />
      <Skeleton height={148} shape="card" />
    </div>
  );
}
