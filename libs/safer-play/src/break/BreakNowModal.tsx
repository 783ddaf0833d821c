import { Trans } from '@lingui/react/macro';
import type { UserLimit } from '@croupier/contracts';
import { useModal } from '@croupier/shell';
import { Button, DialogContent } from '@croupier/ui-kit';
import styles from './break.module.css';
import { BreakNow } from './BreakNow.tsx';

/** Renders the modal `take-break`, which explains the effects first. For menus without room for that. */
export function BreakNowModal({ onBegun }: { onBegun: (limit: UserLimit) => void }) {
  const { close } = useModal();
  const begun = (limit: UserLimit) => {
    close({ immediate: true });
    onBegun(limit);
  };
  return (
    <DialogContent title={<Trans>A break of 24 hours</Trans>}>
      <div className={styles.asked}>
        <BreakNow onBegun={begun} />
        <Button variant="quiet" onClick={() => close()}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </DialogContent>
  );
}
