import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@croupier/ui-kit';
import styles from './promo-banner.module.css';

/** Time it is shown, from its first display. Source: specification §9. */
const SHOWN_MS = 10 * 60_000;

export interface TooltipMemory {
  /** Returns the time of its first display, in milliseconds; 0 once closed, null before. Kept for a day. */
  read: () => number | null;
  keep: (firstShownAt: number) => void;
}

/**
 * Renders a note beside the first offer on how to turn offers off. Shown for ten minutes in total, over reloads, or
 * until closed.
 */
export function PromoTooltip({ memory }: { memory: TooltipMemory }) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const now = Date.now();
    const first = memory.read() ?? now;
    const left = first + SHOWN_MS - now;
    if (left <= 0) return;
    if (first === now) memory.keep(now);
    const begin = setTimeout(() => setIsShown(true));
    const end = setTimeout(() => setIsShown(false), left);
    return () => (clearTimeout(begin), clearTimeout(end));
  }, [memory]);
  if (!isShown) return null;
  const close = () => {
    memory.keep(0);
    setIsShown(false);
  };
  return (
    <div className={styles.tooltip} role="note">
      <p>
        <Trans>
          You don’t need an offer to play, and none starts automatically. You can turn offers off under “Gifts”.
        </Trans>
      </p>
      <IconButton
        label={t`Close the note`}
        icon={<X size={16} aria-hidden="true" />}
        className={styles.closeNote}
        onClick={close}
      />
    </div>
  );
}
