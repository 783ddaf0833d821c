import { Trans } from '@lingui/react/macro';
import { DialogContent, ErrorState, Skeleton } from '@croupier/ui-kit';

/** Renders while the balance loads, or why it failed. */
export function LoadingScreen({
  problem,
  onRetry,
  retrying,
}: {
  problem: Error | null;
  onRetry: () => void;
  retrying: boolean;
}) {
  return (
    <DialogContent title={<Trans>Cashbox</Trans>}>
      {problem ? (
        <ErrorState onRetry={onRetry} retrying={retrying} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={140} shape="card" />
        </div>
      )}
    </DialogContent>
  );
}
