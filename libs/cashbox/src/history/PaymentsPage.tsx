import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { activeAccount, balanceQuery, useApi } from '@croupier/api-client';
import { MOST_EXPORTED_PAYMENTS } from '@croupier/contracts';
import { PageHeading, showToast } from '@croupier/shell';
import { Button, buttonClass } from '@croupier/ui-kit';
import { callProblem } from '../payment/failure-texts.ts';
import styles from './history.module.css';
import { History } from './History.tsx';
import { MonthsPlot } from './MonthsPlot.tsx';
import type { PaymentsFilter } from './payments-filter.ts';
import { paymentsQuery } from './payments.query.ts';
import { PaymentsFilters } from './PaymentsFilters.tsx';
import { fileAddress } from './wanted-payments.ts';

const PAGE = 20;
/** Most payments in print. A file holds more. */
const MOST_PRINTED = 1_000;

interface PaymentsPageProps {
  filter: PaymentsFilter;
  onFilter: (filter: PaymentsFilter) => void;
  onDeposit: () => void;
}

/** Renders all deposits and withdrawals as a page, with totals, filters, printing and download. */
export function PaymentsPage({ filter, onFilter, onDeposit }: PaymentsPageProps) {
  const { data: wallets = [] } = useQuery(balanceQuery(useApi()));
  const currency = filter.currency ?? activeAccount(wallets)?.currency;
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>Payments</Trans>
      </PageHeading>
      {currency && <MonthsPlot currency={currency} />}
      <History
        as="h2"
        limit={PAGE}
        filter={filter}
        onFilter={onFilter}
        filters={
          <PaymentsFilters filter={filter} onFilter={onFilter} currencies={wallets.map(({ currency }) => currency)} />
        }
        foot={<TakeAway filter={filter} />}
        start={
          <Button onClick={onDeposit}>
            <Trans>Make a deposit</Trans>
          </Button>
        }
      />
    </div>
  );
}

/** Renders buttons to download the filtered payments or print them. */
function TakeAway({ filter }: Pick<PaymentsPageProps, 'filter'>) {
  const { i18n } = useLingui();
  const most = i18n.number(MOST_EXPORTED_PAYMENTS);
  const printed = i18n.number(MOST_PRINTED);
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...paymentsQuery(useApi(), PAGE, filter),
    refetchOnMount: false, // The list above has just fetched it.
  });
  const printAll = useMutation({
    mutationFn: async () => {
      let more = hasNextPage;
      for (let pages = data?.pages.length ?? 0; more && pages < MOST_PRINTED / PAGE; pages += 1) {
        const fetched = await fetchNextPage({ throwOnError: true });
        more = fetched.hasNextPage;
      }
      await new Promise(requestAnimationFrame); // Waits until they are drawn.
      await new Promise(requestAnimationFrame);
      print();
    },
    onError: (error) => void showToast({ type: 'warning', text: callProblem(i18n, error) }),
  });
  return (
    <div className={styles.takeAway}>
      <a href={fileAddress(filter)} download className={buttonClass({ variant: 'secondary' })}>
        <Download size={18} aria-hidden="true" />
        <Trans>Download as CSV</Trans>
      </a>
      <Button variant="secondary" loading={printAll.isPending} onClick={() => printAll.mutate()}>
        <Printer size={18} aria-hidden="true" />
        <Trans>Print or save as PDF</Trans>
      </Button>
      <p className={styles.detail}>
        <Trans>
          The file contains the newest payments that match your filters, up to {most}, in UTC. A printout shows up to{' '}
          {printed}.
        </Trans>
      </p>
    </div>
  );
}
