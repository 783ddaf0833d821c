import { useAtomValue } from 'jotai';
import { editAtom } from '../slip-model/edit.atoms.ts';
import { sentBetsAtom, slipAtom } from '../slip-model/slip.atoms.ts';
import { EmptySlip } from './EmptySlip.tsx';
import { OpenSlip } from './later-parts.tsx';
import styles from './slip.module.css';

/** Renders the selections and the button. Their code is fetched at the first selection. */
export function SlipContent({ inSheet = false }: { inSheet?: boolean }) {
  const slip = useAtomValue(slipAtom);
  const sent = useAtomValue(sentBetsAtom);
  const edit = useAtomValue(editAtom);
  if (slip.length > 0 || sent.length > 0 || edit) return <OpenSlip inSheet={inSheet} />;
  return (
    <div className={styles.scroll}>
      <EmptySlip />
    </div>
  );
}
