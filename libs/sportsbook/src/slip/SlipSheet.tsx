import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { Sheet, SteadyPress } from '@croupier/ui-kit';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { slipOpenAtom } from '../slip-model/slip.atoms.ts';
import styles from './slip.module.css';
import { SlipFooter } from './SlipFooter.tsx';
import { SlipLines } from './SlipLines.tsx';
import { useSlip } from './useSlip.ts';

/** The slip on a phone: the lines scroll, stake and button stay. */
export function SlipSheet() {
  const { t } = useLingui();
  const [open, setOpen] = useAtom(slipOpenAtom);
  const slip = useSlip();
  return (
    <SteadyPress>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t`Bet slip`}
        aside={<SettingsButton />}
        footer={slip.legs.length > 0 && slip.step !== 'over' ? <SlipFooter slip={slip} /> : undefined}
        className={styles.sheet}
      >
        {/* A link leads to another page: the slip does not stay in front of it. */}
        <div
          role="presentation"
          onClick={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
        >
          <SlipLines slip={slip} inSheet />
        </div>
      </Sheet>
    </SteadyPress>
  );
}
