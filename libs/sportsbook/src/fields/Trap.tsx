import styles from './fields.module.css';

/** Standard greyhound jacket colours, one per trap. The number always accompanies the colour. */
const JACKETS: readonly (readonly [ground: string, ink: string])[] = [
  ['#c8202f', '#ffffff'],
  ['#1d4fa3', '#ffffff'],
  ['#f7f5ef', '#1a1d1b'],
  ['#1a1d1b', '#ffffff'],
  ['#ee8a1d', '#1a1d1b'],
  ['#1a1d1b', '#c8202f'],
];

/** Renders the jacket of a trap. The sixth is striped. */
export function Trap({ number, size = 32 }: { number: number; size?: number }) {
  const [ground, ink] = JACKETS[number - 1] ?? JACKETS[2]!;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.trap}>
      <path d="M5 8q5-5 11-5t11 5v15q0 5-5 6H10q-5-1-5-6z" fill={ground} stroke="currentColor" strokeOpacity="0.35" />
      {number === 6 && (
        <g fill="#f7f5ef">
          {[8, 14, 20].map((x) => (
            <rect key={x} x={x} y="4" width="3" height="24.5" />
          ))}
        </g>
      )}
      {number === 6 && <circle cx="16" cy="16" r="7.5" fill="#f7f5ef" />}
      <text x="16" y="21.5" textAnchor="middle" fontSize="15" fontWeight="700" fill={ink}>
        {number}
      </text>
    </svg>
  );
}
