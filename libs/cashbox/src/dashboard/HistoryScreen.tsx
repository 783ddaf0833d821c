import { Trans } from '@lingui/react/macro';
import { Button, DialogContent } from '@croupier/ui-kit';
import { History } from '../history/History.tsx';
import { useCashbox } from '../navigation/cashbox-navigation.ts';

export function HistoryScreen() {
  const { show } = useCashbox();
  return (
    <DialogContent title={<Trans>Payments</Trans>} onBack={() => show('dashboard')}>
      <History
        start={
          <Button onClick={() => show('deposit')}>
            <Trans>Make a deposit</Trans>
          </Button>
        }
      />
    </DialogContent>
  );
}
