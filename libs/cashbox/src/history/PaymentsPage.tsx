import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import { MOST_EXPORTED_PAYMENTS } from '@croupier/contracts';
import { PageHeading } from '@croupier/shell';
import { Button, buttonClass } from '@croupier/ui-kit';
import { activeAccount, balanceQuery } from '../balance/balance.query.ts';
import styles from './history.module.css';
import { History } from './History.tsx';
import { MonthsPlot } from './MonthsPlot.tsx';
import { fileAddress, type PaymentsFilter } from './payments-filter.ts';
import { PaymentsFilters } from './PaymentsFilters.tsx';

interface PaymentsPageProps {
  filter: PaymentsFilter;
  onFilter: (filter: PaymentsFilter) => void;
  onDeposit: () => void;
}

/** All deposits and withdrawals, as a page: summed, narrowed, printed or taken away as a file. */
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
        limit={20}
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

/** The payments of this choice as a file, and what is shown of them on paper or as a PDF. */
function TakeAway({ filter }: Pick<PaymentsPageProps, 'filter'>) {
  const { i18n } = useLingui();
  const most = i18n.number(MOST_EXPORTED_PAYMENTS);
  return (
    <div className={styles.takeAway}>
      <a href={fileAddress(filter)} download className={buttonClass({ variant: 'secondary' })}>
        <Download size={18} aria-hidden="true" />
        <Trans>Download as CSV</Trans>
      </a>
      <Button variant="secondary" onClick={() => print()}>
        <Printer size={18} aria-hidden="true" />
        <Trans>Print or save as PDF</Trans>
      </Button>
      <p className={styles.detail}>
        <Trans>
          The file holds all payments of this choice, the newest {most} at most, in UTC; paper those shown here.
        </Trans>
      </p>
    </div>
  );
}
