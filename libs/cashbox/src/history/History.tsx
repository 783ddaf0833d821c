import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { Button, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import styles from './history.module.css';
import { paymentsQuery } from './payments.query.ts';
import { PaymentsList } from './PaymentsList.tsx';

/** The history, page by page. `start` is what an empty one offers. */
export function History({ start, limit = 10 }: { start?: ReactNode; limit?: number }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    paymentsQuery(useApi(), limit),
  );
  const payments = data?.pages.flatMap((page) => page.data) ?? [];
  if (error && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Waiting />;
  if (payments.length === 0) {
    return (
      <EmptyState
        art="history"
        title={<Trans>No payments yet</Trans>}
        text={<Trans>Your deposits and withdrawals appear here, with their status.</Trans>}
        action={start}
      />
    );
  }
  return (
    <>
      <PaymentsList payments={payments} />
      {hasNextPage && (
        <Button variant="secondary" wide loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show older payments</Trans>
        </Button>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.skeletons} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </div>
  );
}
