import { SteadyPress } from '@croupier/ui-kit';
import styles from './slip.module.css';
import { SlipFooter } from './SlipFooter.tsx';
import { SlipLines } from './SlipLines.tsx';
import { useSlip } from './useSlip.ts';

/** Renders a slip with selections: the lines scroll, the stake and the button stay in view. */
export function OpenSlip({ inSheet }: { inSheet: boolean }) {
  const slip = useSlip();
  return (
    <SteadyPress>
      <div className={styles.scroll}>
        <SlipLines slip={slip} inSheet={inSheet} />
      </div>
      <SlipFooter slip={slip} />
    </SteadyPress>
  );
}
