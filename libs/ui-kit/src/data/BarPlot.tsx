import { cx } from '../classes.ts';
import styles from './plot.module.css';

export interface Bar {
  label: string;
  value: number;
  /** Value in words: "€ 25.00". */
  text: string;
  marked?: boolean;
}

interface BarPlotProps {
  caption: string;
  bars: readonly Bar[];
  height?: number;
  /** Value of a full bar, to compare several plots. */
  top?: number;
}

/** Renders values side by side. Screen readers get them as a table. */
export function BarPlot({ caption, bars, height = 140, top = 1 }: BarPlotProps) {
  const most = Math.max(top, ...bars.map((bar) => bar.value));
  return (
    <figure className={styles.figure}>
      <div aria-hidden="true" className={styles.bars} style={{ '--plot-height': `${height}px` }}>
        {bars.map(({ label, value, text, marked }) => (
          <div key={label} className={styles.column} title={`${label}: ${text}`}>
            <div
              className={cx(styles.bar, marked && styles.marked)}
              style={{ blockSize: `${(value / most) * 100}%` }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className={styles.axis}>
        {bars.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{caption}</caption>
          <tbody>
            {bars.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
