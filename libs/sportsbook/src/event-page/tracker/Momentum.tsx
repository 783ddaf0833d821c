import { useLingui } from '@lingui/react/macro';
import type { SportEventDetail } from '@croupier/contracts';
import { momentumOf, type Stretch } from './momentum.ts';
import styles from './tracker.module.css';

const STEP = 10;
const HALF = 28;

/** Renders a bar per stretch of the match: up for the home side, down for the away side, with a dot for a goal. */
export function Momentum({ event }: { event: SportEventDetail }) {
  const { t } = useLingui();
  const stretches = momentumOf(event);
  const better = (sign: number) => stretches.filter(({ value }) => value * sign > 0).length;
  const [home, away, first, second] = [event.home.name, event.away.name, better(1), better(-1)];
  const width = stretches.length * STEP;
  return (
    <svg
      className={styles.momentum}
      viewBox={`0 0 ${width} ${2 * HALF}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t`Phases with the upper hand: ${home} ${first}, ${away} ${second}`}
    >
      <path d={`M0 ${HALF}H${width}`} className={styles.middle} />
      {stretches.map((stretch, index) => (
        <Bar key={index} stretch={stretch} x={index * STEP} />
      ))}
    </svg>
  );
}

function Bar({ stretch: { value, marks }, x }: { stretch: Stretch; x: number }) {
  const height = Math.abs(value) * (HALF - 5);
  return (
    <>
      {value !== 0 && (
        <rect
          className={styles.bar}
          data-side={value > 0 ? 'home' : 'away'}
          x={x + 1.5}
          y={value > 0 ? HALF - height : HALF}
          width={STEP - 3}
          height={height}
        />
      )}
      {(['home', 'away'] as const).map(
        (side) =>
          marks.includes(side) && (
            <rect
              key={side}
              className={styles.mark}
              x={x + 2.5}
              y={side === 'home' ? 0 : 2 * HALF - 3}
              width={STEP - 5}
              height="3"
            />
          ),
      )}
    </>
  );
}
