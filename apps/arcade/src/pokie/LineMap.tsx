import { Trans } from '@lingui/react/macro';
import styles from './rules.module.css';

/** Renders every payline as a small drawing. */
export function LineMap({ lines, rows }: { readonly lines: readonly (readonly number[])[]; readonly rows: number }) {
  return (
    <section>
      <h3>
        <Trans>Lines</Trans>
      </h3>
      <p>
        <Trans>
          Each line pays from left to right and counts only its longest run. The stake covers all lines, and all lines
          are always played.
        </Trans>
      </p>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.join()}>
            <svg
              viewBox={`0 0 ${line.length * 10} ${rows * 10}`}
              className={styles.line}
              role="img"
              aria-label={`${index + 1}: ${line.map((row) => row + 1).join(' ')}`}
            >
              {line.flatMap((_, reel) =>
                Array.from({ length: rows }, (__, row) => (
                  <rect
                    key={`${reel}${row}`}
                    x={reel * 10 + 1}
                    y={row * 10 + 1}
                    width="8"
                    height="8"
                    rx="1.6"
                    className={line[reel] === row ? styles.on : styles.off}
                  />
                )),
              )}
              <polyline
                points={line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}
                className={styles.path}
              />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
