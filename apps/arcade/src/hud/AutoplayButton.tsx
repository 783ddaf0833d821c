import { useLingui } from '@lingui/react/macro';
import { Repeat } from 'lucide-react';
import styles from './autoplay.module.css';

interface AutoplayButtonProps {
  readonly running: boolean;
  readonly disabled: boolean;
  readonly onOpen: () => void;
  readonly onStop: () => void;
}

export function AutoplayButton({ running, disabled, onOpen, onStop }: AutoplayButtonProps) {
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
      onClick={running ? onStop : onOpen}
    >
      <Repeat aria-hidden size={20} />
    </button>
  );
}
