import styles from './jackpots.module.css';

const LANTERNS = [
  { x: 46, y: 74, r: 17, hangs: 25 },
  { x: 98, y: 56, r: 21, hangs: 21 },
  { x: 156, y: 66, r: 18, hangs: 22 },
  { x: 206, y: 84, r: 14, hangs: 29 },
] as const;

/** Renders four lanterns over the tide. */
export const JackpotArt = () => (
  <svg viewBox="0 0 250 140" className={styles.art} aria-hidden="true">
    <rect width="250" height="140" className={styles.sky} />
    <path d="M0 34 Q125 4 250 40" className={styles.string} />
    {LANTERNS.map(({ x, y, r, hangs }) => (
      <g key={x}>
        <line x1={x} x2={x} y1={hangs} y2={y - r} className={styles.string} />
        <circle cx={x} cy={y} r={r * 1.7} className={styles.halo} />
        <ellipse cx={x} cy={y} rx={r * 0.86} ry={r} className={styles.lantern} />
        <path d={`M${x - r * 0.4} ${y - r} h${r * 0.8} M${x - r * 0.4} ${y + r} h${r * 0.8}`} className={styles.rim} />
      </g>
    ))}
    <path d="M0 116 q31 -12 62 0 t62 0 t62 0 t64 0 V140 H0 Z" className={styles.water} />
  </svg>
);
