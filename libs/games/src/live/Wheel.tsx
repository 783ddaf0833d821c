import { useRef } from 'react';
import type { LiveRound } from '@croupier/contracts';
import { rouletteReds, rouletteWheel } from '@croupier/game-math';
import type { TablePhase } from './phase.ts';
import styles from './roulette.module.css';
import { serverClock } from './server-clock.ts';
import { pocketDegrees, spinMoment } from './spin.ts';
import { useFrame } from './useFrame.ts';
import { useStillness } from './useStillness.ts';

const HALF = 180 / rouletteWheel.length;
const [RIM, LAID] = [88, 60];

const around = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
};
const ring = (from: number, to: number, outer: number, inner: number): string =>
  `M${around(from, outer)}A${outer} ${outer} 0 0 1 ${around(to, outer)}L${around(to, inner)}A${inner} ${inner} 0 0 0 ${around(from, inner)}Z`;

const sectors = rouletteWheel.map((pocket) => {
  const middle = pocketDegrees(pocket);
  const colour = pocket === 0 ? 'zero' : rouletteReds.has(pocket) ? 'red' : 'black';
  return { pocket, middle, colour, path: ring(middle - HALF, middle + HALF, 80, 48) };
});

/** Returns the pocket of a round, known from its start. */
export const pocketOf = (round: LiveRound | null): number | null =>
  round?.outcome && 'pocket' in round.outcome ? round.outcome.pocket : null;

/** Renders the wheel from the outcome. Its position follows from the time, and the ball lands on the pocket exactly. */
export function Wheel({ round, phase, last }: { round: LiveRound | null; phase: TablePhase; last: number | null }) {
  const wheel = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  const still = useStillness();
  const spins = phase === 'running';
  const pocket = pocketOf(round);
  // Between rounds the ball stays where it fell.
  const lies = phase === 'result' || phase === 'between' || phase === 'asleep' ? (pocket ?? last) : last;

  useFrame(spins && !still, () => {
    const shown = spins ? pocket : lies;
    const elapsed = spins && round?.starts_at ? serverClock.now() - Date.parse(round.starts_at) : Infinity;
    const moment = spinMoment(shown ?? 0, elapsed, round?.lasts_ms ?? 0);
    wheel.current?.setAttribute('transform', `rotate(${moment.wheel})`);
    const radius = LAID + (RIM - LAID) * moment.height;
    ball.current?.setAttribute('transform', `rotate(${moment.ball}) translate(0 ${-radius})`);
    ball.current?.setAttribute('visibility', shown === null || (spins && still) ? 'hidden' : 'visible');
  });

  return (
    <svg viewBox="-100 -100 200 200" className={styles.wheel} aria-hidden="true">
      <circle r="99" className={styles.bowl} />
      <circle r="93" className={styles.track} />
      <g ref={wheel}>
        <circle r="82" className={styles.frets} />
        {sectors.map(({ pocket: number, middle, colour, path }) => (
          <g key={number}>
            <path d={path} data-colour={colour} className={styles.sector} />
            <text transform={`rotate(${middle}) translate(0 -70.5)`} className={styles.number}>
              {number}
            </text>
          </g>
        ))}
        <circle r="48" className={styles.cone} />
        <g className={styles.turret}>
          <path d="M0 -34L5 -5L34 0L5 5L0 34L-5 5L-34 0L-5 -5Z" />
          <circle r="9" />
        </g>
      </g>
      <g ref={ball}>
        <circle r="4.6" className={styles.ball} />
      </g>
    </svg>
  );
}
