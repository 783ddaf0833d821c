import { useLingui } from '@lingui/react/macro';
import { Eraser, ListRestart, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShortcuts } from '../hud/useShortcuts.ts';
import { useStore } from '../store.ts';
import type { Bets } from './bets.ts';
import styles from './chips.module.css';

interface ToolsProps {
  readonly bets: Bets;
  readonly locked: boolean;
}

interface ToolProps {
  readonly label: string;
  readonly shortcut: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, shortcut, disabled, onPress, children }: ToolProps) {
  useShortcuts({ [shortcut]: () => !disabled && onPress() });
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Renders the buttons that remove chips. */
export function TakeBack({ bets, locked }: ToolsProps) {
  const { t } = useLingui();
  const { laid, past } = useStore(bets);
  return (
    <div className={styles.tools}>
      <Tool label={t`Undo`} shortcut="u" disabled={locked || past.length === 0} onPress={bets.undo}>
        <Undo2 aria-hidden size={20} />
      </Tool>
      <Tool label={t`Clear the table`} shortcut="c" disabled={locked || laid.size === 0} onPress={bets.clear}>
        <Eraser aria-hidden size={20} />
      </Tool>
    </div>
  );
}

/** Renders the button that repeats the last round's bets. */
export function LayAgain({ bets, locked }: ToolsProps) {
  const { t } = useLingui();
  const { laid, last } = useStore(bets);
  const disabled = locked || last === null || laid === last;
  return (
    <Tool label={t`Repeat the last bets`} shortcut="r" disabled={disabled} onPress={bets.repeat}>
      <ListRestart aria-hidden size={20} />
    </Tool>
  );
}
