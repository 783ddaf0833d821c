import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@croupier/ui-kit';

export function EmptySlip() {
  return (
    <EmptyState
      art="slip"
      title={<Trans>Your slip is empty</Trans>}
      text={<Trans>Select any odds to add them here and see the possible return.</Trans>}
    />
  );
}
