import { useRef } from 'react';
import type { LiveOutcome, LiveRound } from '@croupier/contracts';
import { wheelSegments } from '@croupier/game-math';
import { segmentOf } from './outcomes.ts';
import type { TablePhase } from './phase.ts';
import { serverClock } from './server-clock.ts';
import { SEGMENT_DEGREES, turnMoment } from './turn.ts';
import { useFrame } from './useFrame.ts';
import { useSpotNames } from './useSpotNames.ts';
import { useStillness } from './useStillness.ts';
import styles from './wheel.module.css';

const [OUTER, INNER] = [88, 46];
const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
};

const sectors = wheelSegments.map((field, at) => {
  const [from, to] = [(at - 0.5) * SEGMENT_DEGREES, (at + 0.5) * SEGMENT_DEGREES];
  return {
    field,
    middle: at * SEGMENT_DEGREES,
    path: `M${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}Z`,
    peg: point(from, 90.5),
  };
});

interface MoneyWheelProps {
  round: LiveRound | null;
  phase: TablePhase;
  /** Previous position of the wheel. */
  before: LiveOutcome | null;
}

/**
 * Renders the wheel from the outcome. Its position follows from the time, and it stops with the segment under the
 * pointer.
 */
export function MoneyWheel({ round, phase, before }: MoneyWheelProps) {
  const wheel = useRef<SVGGElement>(null);
  const tongue = useRef<SVGGElement>(null);
  const { shortName } = useSpotNames();
  const still = useStillness();
  const spins = phase === 'running';
  const waits = phase === 'betting' || phase === 'locked' || phase === 'void';
  const from = segmentOf(before) ?? 0;
  const to = waits ? from : (segmentOf(round?.outcome ?? null) ?? from);

  useFrame(spins && !still, () => {
    // Under reduced motion, the wheel is shown in its final position.
    const elapsed = spins && !still && round?.starts_at ? serverClock.now() - Date.parse(round.starts_at) : Infinity;
    const moment = turnMoment({ from, to: spins && still ? from : to }, elapsed, round?.lasts_ms ?? 0);
    wheel.current?.setAttribute('transform', `rotate(${moment.wheel})`);
    tongue.current?.setAttribute('transform', `translate(0 -97) rotate(${moment.tongue})`);
  });

  return (
    <svg viewBox="-104 -112 208 216" className={styles.wheel} aria-hidden="true">
      <circle r="102" className={styles.frame} />
      <circle r="94" className={styles.ring} />
      <g ref={wheel}>
        {sectors.map(({ field, middle, path, peg }, at) => (
          <g key={at}>
            <path d={path} data-field={field} className={styles.sector} />
            <text transform={`rotate(${middle}) translate(0 -67) rotate(90)`} className={styles.number}>
              {shortName(field)}
            </text>
            <circle cx={peg.split(' ')[0]} cy={peg.split(' ')[1]} r="1.5" className={styles.peg} />
          </g>
        ))}
        <circle r="46" className={styles.hub} />
        {/* A lighthouse, seen from above with its beams. */}
        <path d="M0 -44L8 -8L44 0L8 8L0 44L-8 8L-44 0L-8 -8Z" className={styles.beam} />
        <path
          d="M0 -44L8 -8L44 0L8 8L0 44L-8 8L-44 0L-8 -8Z"
          className={styles.beam}
          transform="rotate(45) scale(.7)"
        />
        <circle r="11" className={styles.lamp} />
      </g>
      <g ref={tongue} transform="translate(0 -97)">
        <path d="M-7 -12H7L2 15Q0 18 -2 15Z" className={styles.tongue} />
      </g>
    </svg>
  );
}
