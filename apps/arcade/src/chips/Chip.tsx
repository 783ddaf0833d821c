import type { CSSProperties } from 'react';
import styles from './chips.module.css';

/** Colours of body and marks, by the chip's value in smallest stakes. Each chip also shows its value as a number. */
const LOOKS: readonly (readonly [from: number, body: string, mark: string, ink: string])[] = [
  [500, '#23262e', '#e3bd62', '#fff3cf'],
  [100, '#6b3a97', '#f1e4ff', '#fff'],
  [50, '#1f7a4d', '#e2f6e9', '#fff'],
  [10, '#1f56a8', '#e0ecff', '#fff'],
  [5, '#b3272f', '#ffe9e0', '#fff'],
  [0, '#e9e4d6', '#7c7565', '#2a2721'],
];

interface ChipProps {
  readonly cents: number;
  /** Minimum stake. */
  readonly unit: number;
  readonly text: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

const MARKS = [0, 60, 120, 180, 240, 300];

/** Renders a clay chip in the colour of its value. */
export function Chip({ cents, unit, text, className, style }: ChipProps) {
  const [, body, mark, ink] = LOOKS.find(([from]) => cents / unit >= from)!;
  return (
    <svg viewBox="-50 -50 100 100" className={`${styles.chip} ${className ?? ''}`} style={style} aria-hidden>
      <circle r="48" cy="2" fill="rgb(0 0 0 / .35)" />
      <circle r="47" fill={body} />
      {MARKS.map((turn) => (
        <path
          key={turn}
          d="M-9 -46.5A47 47 0 0 1 9 -46.5L7 -34A35 35 0 0 0 -7 -34Z"
          fill={mark}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="47" fill="none" stroke="rgb(0 0 0 / .3)" strokeWidth="1.5" />
      <circle r="33" fill={body} stroke={mark} strokeWidth="2" strokeDasharray="4 3.1" />
      <path
        d="M-40 -20A45 45 0 0 1 20 -40"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".28"
      />
      <text y="1" fill={ink} fontSize={text.length > 3 ? 22 : text.length > 2 ? 27 : 32} className={styles.worth}>
        {text}
      </text>
    </svg>
  );
}
