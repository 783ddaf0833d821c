import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { Button, EmptyState, ErrorState, Segmented, Skeleton } from '@croupier/ui-kit';
import styles from './history.module.css';
import { PaymentNotes } from './PaymentNotes.tsx';
import { isNarrowed, type PaymentsFilter } from './payments-filter.ts';
import { paymentsQuery } from './payments.query.ts';
import { PaymentsList } from './PaymentsList.tsx';

interface HistoryProps {
  filter: PaymentsFilter;
  onFilter: (filter: PaymentsFilter) => void;
  /** More filters. `foot` is shown below a non-empty list. */
  filters?: ReactNode;
  foot?: ReactNode;
  /** Action shown in an empty history. */
  start?: ReactNode;
  limit?: number;
  /** Level of its headings. */
  as?: 'h2' | 'h3';
}

/** Renders the history, page by page. */
export function History({ filter, onFilter, filters, foot, start, limit = 10, as = 'h3' }: HistoryProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery(paymentsQuery(useApi(), limit, filter));
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const payments = data?.pages.flatMap((page) => page.data) ?? [];
  if (data && payments.length === 0 && !isNarrowed(filter))
    return (
      <>
        <PaymentNotes />
        <NoneYet start={start} as={as} />
      </>
    );
  return (
    <>
      <Segmented
        label={t`Payment type`}
        value={filter.action ?? 'all'}
        onChange={(kind) => onFilter({ ...filter, action: kind === 'all' ? undefined : kind })}
        options={[
          { value: 'all', label: t`All` },
          { value: 'deposit', label: t`Deposits` },
          { value: 'cashout', label: t`Withdrawals` },
        ]}
      />
      {filters}
      {error && !data && <ErrorState as={as} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Waiting />}
      {data && payments.length === 0 && <NoneSuch filter={filter} onFilter={onFilter} />}
      <PaymentNotes />
      <PaymentsList payments={payments} />
      {hasNextPage && (
        <Button variant="secondary" wide loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show older payments</Trans>
        </Button>
      )}
      {payments.length > 0 && foot}
    </>
  );
}

function NoneSuch({ filter, onFilter }: Pick<HistoryProps, 'filter' | 'onFilter'>) {
  const { action, ...others } = filter;
  return (
    <div className={styles.none}>
      <p>
        {isNarrowed(others) ? (
          <Trans>No payments match these filters.</Trans>
        ) : action === 'deposit' ? (
          <Trans>No deposits yet.</Trans>
        ) : (
          <Trans>No withdrawals yet.</Trans>
        )}
      </p>
      {isNarrowed(others) && (
        <Button variant="secondary" onClick={() => onFilter({})}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </div>
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
