import { useLingui } from '@lingui/react/macro';
import { GripHorizontal, Play, X } from 'lucide-react';
import { cx, IconButton } from '@croupier/ui-kit';
import styles from './frame.module.css';
import type { useDrag } from './useDrag.ts';

export interface FrameBarProps {
  title: string;
  drag: ReturnType<typeof useDrag> | undefined;
  onResume: (() => void) | undefined;
  onClose: () => void;
}

/** Renders the name of the running game and the actions in its small frame. */
export function FrameBar({ title, drag, onResume, onClose }: FrameBarProps) {
  const { t } = useLingui();
  const { onKeyDown, ...pointer } = drag ?? {};
  return (
    <div className={cx(styles.bar, drag && styles.grip)} {...pointer}>
      {drag && (
        <IconButton
          label={t`Move ${title} with the arrow keys`}
          icon={<GripHorizontal size={18} aria-hidden="true" />}
          onKeyDown={onKeyDown}
        />
      )}
      <span className={styles.name}>{title}</span>
      {onResume && (
        <IconButton
          className={styles.resume}
          label={t`Resume`}
          icon={<Play size={18} aria-hidden="true" fill="currentColor" />}
          onClick={onResume}
        />
      )}
      <IconButton label={t`Close ${title}`} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}
