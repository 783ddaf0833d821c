import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@croupier/ui-kit';

export function EmptySlip() {
  return (
    <EmptyState
      art="slip"
      title={<Trans>Your slip is empty</Trans>}
      text={<Trans>Choose a price and it appears here, with what it could return.</Trans>}
    />
  );
}
