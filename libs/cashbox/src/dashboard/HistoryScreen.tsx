import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, DialogContent } from '@croupier/ui-kit';
import { History } from '../history/History.tsx';
import type { PaymentsFilter } from '../history/payments-filter.ts';
import { useCashbox } from '../navigation/cashbox-navigation.ts';

export function HistoryScreen() {
  const { show } = useCashbox();
  const [filter, setFilter] = useState<PaymentsFilter>({});
  return (
    <DialogContent title={<Trans>Payments</Trans>} onBack={() => show('dashboard')}>
      <History
        filter={filter}
        onFilter={setFilter}
        start={
          <Button onClick={() => show('deposit')}>
            <Trans>Make a deposit</Trans>
          </Button>
        }
      />
    </DialogContent>
  );
}
