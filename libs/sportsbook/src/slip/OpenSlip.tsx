import { SteadyPress } from '@croupier/ui-kit';
import styles from './slip.module.css';
import { SlipFooter } from './SlipFooter.tsx';
import { SlipLines } from './SlipLines.tsx';
import { useSlip } from './useSlip.ts';

/** The slip beside the page once something is on it. */
export function OpenSlip() {
  const slip = useSlip();
  return (
    <SteadyPress>
      <div className={styles.scroll}>
        <SlipLines slip={slip} />
      </div>
      <SlipFooter slip={slip} />
    </SteadyPress>
  );
}
