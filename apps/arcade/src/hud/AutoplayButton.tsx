import { useLingui } from '@lingui/react/macro';
import { Repeat } from 'lucide-react';
import { memo } from 'react';
import type { Autoplay } from '../game/autoplay.ts';
import styles from './autoplay.module.css';
import type { Sheet } from './TopBar.tsx';

interface AutoplayButtonProps {
  readonly running: boolean;
  readonly disabled: boolean;
  readonly autoplay: Autoplay;
  readonly onSheet: (sheet: Sheet) => void;
}

export const AutoplayButton = memo(function AutoplayButton({
  running,
  disabled,
  autoplay,
  onSheet,
}: AutoplayButtonProps) {
  const { t } = useLingui();
  const label = running ? t`Stop autoplay` : t`Autoplay`;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      data-running={running || undefined}
      disabled={disabled && !running}
      onClick={() => (running ? autoplay.stop() : onSheet('autoplay'))}
    >
      <Repeat aria-hidden size={20} />
    </button>
  );
});
