import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo } from 'react';
import styles from './mines.module.css';

export type Face = 'closed' | 'amber' | 'mine';

interface CellProps {
  /** From 1. */
  readonly number: number;
  readonly face: Face;
  /** Opened by the player, not shown at the end. */
  readonly own: boolean;
  /** Its answer is awaited. */
  readonly asked: boolean;
  /** Of what was found. */
  readonly picture: string | null;
  /** Cells from the one opened last: what lay elsewhere is seen from there outwards. */
  readonly far: number;
}

/** A cell of the field, drawn anew only when it changes itself: the field hears the press and says when none is taken. */
export const Cell = memo(function Cell({ number, face, own, asked, picture, far }: CellProps) {
  const { t } = useLingui();
  const words = { closed: t`closed`, amber: t`amber`, mine: t`mine` };
  return (
    <button
      type="button"
      className={styles.cell}
      data-face={face}
      data-own={own || undefined}
      data-asked={asked || undefined}
      aria-disabled={face !== 'closed' || undefined}
      aria-label={t`Cell ${number}: ${words[face]}`}
    >
      <span className={styles.bed}>
        {picture !== null && (
          <img
            src={picture}
            alt=""
            className={styles.find}
            style={far > 0 ? ({ '--far': far } as CSSProperties) : undefined}
            draggable={false}
          />
        )}
      </span>
    </button>
  );
});
