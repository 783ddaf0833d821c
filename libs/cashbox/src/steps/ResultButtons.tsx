import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useModal } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { useCashbox } from '../navigation/cashbox-navigation.ts';

/** Renders the button that closes a finished order. */
export function CloseButton({ children, autofocus }: { children: ReactNode; autofocus?: boolean }) {
  const { close } = useModal();
  return (
    <Button size="large" wide data-autofocus={autofocus} onClick={() => close()}>
      {children}
    </Button>
  );
}

export function AllPaymentsButton() {
  const { show } = useCashbox();
  return (
    <Button size="large" wide variant="quiet" onClick={() => show('history')}>
      <Trans>All payments</Trans>
    </Button>
  );
}
