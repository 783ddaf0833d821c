import { useApi } from '@croupier/api-client';
import { EmptyState, ErrorState, Pagination, Skeleton } from '@croupier/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styles from './history.module.css';
import { paymentsQuery } from './payments.query.ts';
import { PaymentsList } from './PaymentsList.tsx';

/** The history, page by page. `start` is what an empty one offers. */
export function History({ start, limit = 10 }: { start?: ReactNode; limit?: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery(paymentsQuery(useApi(), { page, limit }));
  if (error && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Waiting />;
  if (data.data.length === 0) {
    return (
      <EmptyState
        art="history"
        title={<Trans>No payments yet</Trans>}
        text={<Trans>Deposits and withdrawals appear here, with everything that became of them.</Trans>}
        action={start}
      />
    );
  }
  return (
    <>
      <PaymentsList payments={data.data} />
      <Pagination page={page} total={data.pagination.total_pages} onChange={setPage} />
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
