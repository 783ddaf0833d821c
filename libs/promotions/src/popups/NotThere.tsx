import { Trans } from '@lingui/react/macro';
import { useModal } from '@croupier/shell';
import { Button, DialogContent, Skeleton } from '@croupier/ui-kit';

/** Renders a popup whose subject is still loading or no longer exists. */
export function NotThere({ isPending }: { isPending: boolean }) {
  const { close } = useModal();
  return (
    <DialogContent
      title={isPending ? <Trans>One moment</Trans> : <Trans>No longer available</Trans>}
      footer={
        <Button variant="secondary" onClick={() => close()}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {isPending ? (
        <Skeleton height={160} />
      ) : (
        <p>
          <Trans>This gift or offer has ended or isn’t available to you. Opening this link changed nothing.</Trans>
        </p>
      )}
    </DialogContent>
  );
}
