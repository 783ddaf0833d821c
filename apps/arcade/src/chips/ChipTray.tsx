import { useLingui } from '@lingui/react/macro';
import type { AnyCurrency } from '@croupier/money';
import { money } from '../hud/texts.tsx';
import { useShortcuts } from '../hud/useShortcuts.ts';
import { useStore } from '../store.ts';
import { localeOf } from '../texts.ts';
import type { Bets } from './bets.ts';
import { chipText } from './chip-text.ts';
import { Chip } from './Chip.tsx';
import styles from './chips.module.css';

interface TrayProps {
  readonly bets: Bets;
  readonly currency: AnyCurrency;
  readonly locked: boolean;
}

/** Renders the chips to choose from. */
export function ChipTray({ bets, currency, locked }: TrayProps) {
  const { t, i18n } = useLingui();
  const { chip } = useStore(bets);
  const mayDouble = bets.mayDouble() && !locked;
  useShortcuts({
    d: () => mayDouble && bets.double(),
    ...Object.fromEntries(bets.chips.map((cents, at) => [String(at + 1), () => bets.choose(cents)])),
  });
  return (
    <div className={styles.tray}>
      <div className={styles.chips} role="group" aria-label={t`Chip`}>
        {bets.chips.map((cents, at) => {
          const worth = money(cents, currency);
          return (
            <button
              key={cents}
              type="button"
              aria-pressed={cents === chip}
              aria-label={t`${worth} chip`}
              aria-keyshortcuts={String(at + 1)}
              className={styles.choice}
              onClick={() => bets.choose(cents)}
            >
              <Chip cents={cents} unit={bets.unit} text={chipText(cents, currency, localeOf(i18n.locale))} />
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={styles.double}
        aria-label={t`Double all chips`}
        title={t`Double all chips`}
        aria-keyshortcuts="d"
        disabled={!mayDouble}
        onClick={() => bets.double()}
      >
        2×
      </button>
    </div>
  );
}
