import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo } from 'react';
import styles from './mines.module.css';

export type Face = 'closed' | 'amber' | 'mine';

interface CellProps {
  /** Number of the cell, starting at 1. */
  readonly number: number;
  readonly face: Face;
  /** `true` if the player opened it, rather than the end of the round. */
  readonly own: boolean;
  /** `true` while the reply to its pick is pending. */
  readonly asked: boolean;
  /** Picture of what was found. */
  readonly picture: string | null;
  /** Distance in cells from the last opened one: at the end the field is revealed outwards from it. */
  readonly far: number;
}

/** Renders a cell of the field. Memoised: the field handles the press and announces why none can be picked. */
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
