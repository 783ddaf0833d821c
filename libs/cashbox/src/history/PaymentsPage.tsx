import { Trans } from '@lingui/react/macro';
import { PageHeading } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { History } from './History.tsx';

/** All deposits and withdrawals, as a page. */
export function PaymentsPage({ onDeposit }: { onDeposit: () => void }) {
  return (
    <>
      <PageHeading>
        <Trans>Payments</Trans>
      </PageHeading>
      <History
        as="h2"
        limit={20}
        start={
          <Button onClick={onDeposit}>
            <Trans>Make a deposit</Trans>
          </Button>
        }
      />
    </>
  );
}
