import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { Sheet } from '@croupier/ui-kit';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { slipOpenAtom } from '../slip-model/slip.atoms.ts';
import styles from './slip.module.css';
import { SlipContent } from './SlipContent.tsx';

/** Renders the slip on a phone. It opens at the press, before the code of its lines has loaded. */
export function SlipSheet() {
  const { t } = useLingui();
  const [open, setOpen] = useAtom(slipOpenAtom);
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={t`Bet slip`}
      aside={<SettingsButton />}
      bare
      className={styles.sheet}
    >
      {/* A link leads to another page: the slip does not stay in front of it. */}
      <div
        role="presentation"
        className={styles.inSheet}
        onClick={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
      >
        <SlipContent inSheet />
      </div>
    </Sheet>
  );
}
