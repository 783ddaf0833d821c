import { Trans } from '@lingui/react/macro';
import { Button } from '@croupier/ui-kit';
import { History } from './History.tsx';

/** All deposits and withdrawals, as a page. */
export function PaymentsPage({ onDeposit }: { onDeposit: () => void }) {
  return (
    <>
      <h1>
        <Trans>Payments</Trans>
      </h1>
      <History
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
