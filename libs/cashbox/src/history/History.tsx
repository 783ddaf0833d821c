import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { Button, EmptyState, ErrorState, Segmented, Skeleton } from '@croupier/ui-kit';
import styles from './history.module.css';
import { type PaymentsKind, paymentsQuery } from './payments.query.ts';
import { PaymentsList } from './PaymentsList.tsx';

interface HistoryProps {
  /** What an empty one offers. */
  start?: ReactNode;
  limit?: number;
  /** The rank of its headings. */
  as?: 'h2' | 'h3';
}

/** The history, page by page. */
export function History({ start, limit = 10, as = 'h3' }: HistoryProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<PaymentsKind>('all');
  const query = useInfiniteQuery(paymentsQuery(useApi(), limit, kind));
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const payments = data?.pages.flatMap((page) => page.data) ?? [];
  if (data && payments.length === 0 && kind === 'all') return <NoneYet start={start} as={as} />;
  return (
    <>
      <Segmented
        label={t`Which payments`}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'all', label: t`All` },
          { value: 'deposit', label: t`Deposits` },
          { value: 'cashout', label: t`Withdrawals` },
        ]}
      />
      {error && !data && <ErrorState as={as} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Waiting />}
      {data && payments.length === 0 && (
        <p className={styles.none}>
          {kind === 'deposit' ? <Trans>No deposits yet.</Trans> : <Trans>No withdrawals yet.</Trans>}
        </p>
      )}
      <PaymentsList payments={payments} />
      {hasNextPage && (
        <Button variant="secondary" wide loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show older payments</Trans>
        </Button>
      )}
    </>
  );
}

function NoneYet({ start, as }: { start: ReactNode; as: 'h2' | 'h3' }) {
  return (
    <EmptyState
      as={as}
      art="history"
      title={<Trans>No payments yet</Trans>}
      text={<Trans>Your deposits and withdrawals appear here, with their status.</Trans>}
      action={start}
    />
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
