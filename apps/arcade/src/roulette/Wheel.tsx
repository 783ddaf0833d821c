import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { rouletteReds, rouletteWheel } from '@croupier/game-math';
import type { Sound } from '../sound/sound.ts';
import { type RouletteState, SPIN_MS } from './roulette-show.ts';
import styles from './wheel.module.css';
import { POCKET_DEGREES, restOf, strikes, wheelAt } from './wheel.ts';

/** Radius of the ball's track and of its pocket, in hundredths of the wheel's radius. */
const TRACK = 84;
const POCKET = 50;

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};
/** Returns the path of a sector of a ring. */
const sector = (from: number, to: number, inner: number, outer: number): string =>
  `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`;

const colourOf = (pocket: number): readonly [string, string] =>
  pocket === 0 ? ['#1c8a56', '#0e5a37'] : rouletteReds.has(pocket) ? ['#c2323a', '#7f1820'] : ['#2b2e37', '#121419'];

interface WheelProps {
  readonly state: Pick<RouletteState, 'last' | 'runMs'>;
  readonly sound: Pick<Sound, 'tick' | 'land'>;
}

/** Renders the wheel. React renders it once; each frame turns the rotor and moves the ball directly. */
export function Wheel({ state: { last, runMs }, sound }: WheelProps) {
  const rotor = useRef<HTMLDivElement>(null);
  const ball = useRef<SVGSVGElement>(null);
  const from = useRef(8);
  const id = last?.id;

  const place = useEffectEvent((share: number) => {
    if (!last || !rotor.current || !ball.current) return;
    const now = wheelAt(share, from.current, last.outcome.pocket);
    rotor.current.style.transform = `rotate(${now.rotor}deg)`;
    ball.current.style.transform = `rotate(${now.ball}deg) translateY(${-((POCKET + (TRACK - POCKET) * now.out) / 2)}%)`;
    ball.current.style.opacity = '1';
    if (share === 1) from.current = restOf(from.current, last.outcome.pocket) % 360;
  });
  const hear = useEffectEvent((strike: number) => (strike === 2 ? sound.land(2) : sound.tick()));

  useEffect(() => {
    if (id === undefined) return;
    const startedAt = performance.now();
    let [frame, struck] = [0, 0];
    const move = (now: number): void => {
      const share = runMs === 0 ? 1 : Math.min(1, Math.max(0, now - startedAt) / SPIN_MS);
      place(share);
      if (runMs > 0 && share >= (strikes[struck] ?? 2)) hear(struck++);
      if (share < 1) frame = requestAnimationFrame(move);
    };
    move(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [id, runMs]);

  return (
    <div className={styles.wheel} aria-hidden>
      <Bowl />
      <div ref={rotor} className={styles.turning}>
        <Rotor />
      </div>
      <svg ref={ball} className={styles.ball} viewBox="-100 -100 200 200">
        <circle cx="1.2" cy="2.4" r="4.6" fill="rgb(0 0 0 / .45)" />
        <circle r="4.6" fill="#f3efe6" />
        <circle cx="-1.5" cy="-1.6" r="1.7" fill="#fff" />
      </svg>
      <svg className={styles.over} viewBox="-100 -100 200 200">
        <path
          d="M-62 -58A86 86 0 0 1 30 -80"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".12"
        />
      </svg>
    </div>
  );
}

/** Renders the fixed parts: the wooden rim, the track and the studs that can deflect the ball. */
const Bowl = memo(function Bowl() {
  return (
    <svg className={styles.bowl} viewBox="-100 -100 200 200">
      <defs>
        <radialGradient id="wheel-wood" cx=".38" cy=".3" r=".8">
          <stop offset="0" stopColor="#a9683a" />
          <stop offset=".55" stopColor="#6f3d1d" />
          <stop offset="1" stopColor="#3a1c0b" />
        </radialGradient>
        <radialGradient id="wheel-track" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="91">
          <stop offset=".8" stopColor="#2a1408" />
          <stop offset=".9" stopColor="#8a5430" />
          <stop offset="1" stopColor="#4a2610" />
        </radialGradient>
        <linearGradient id="wheel-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff2c4" />
          <stop offset=".45" stopColor="#d9a94b" />
          <stop offset="1" stopColor="#7d561a" />
        </linearGradient>
      </defs>
      <circle r="99" fill="url(#wheel-wood)" />
      <circle r="98.4" fill="none" stroke="url(#wheel-gold)" strokeWidth="1.2" />
      <circle r="92" fill="url(#wheel-track)" />
      <circle r="92" fill="none" stroke="url(#wheel-gold)" strokeWidth="1.4" />
      {Array.from({ length: 8 }, (_, stud) => (
        <path
          key={stud}
          d={stud % 2 ? 'M0 -82L1.8 -78 0 -74 -1.8 -78Z' : 'M-4 -78L0 -76.2 4 -78 0 -79.8Z'}
          fill="url(#wheel-gold)"
          transform={`rotate(${stud * 45 + 22.5})`}
        />
      ))}
    </svg>
  );
});

/** Renders the turning parts: the numbers, the pockets with their frets, the cone and its turret. */
const Rotor = memo(function Rotor() {
  const half = POCKET_DEGREES / 2;
  return (
    <svg viewBox="-100 -100 200 200">
      <defs>
        <radialGradient id="wheel-cone" cx=".4" cy=".34" r=".75">
          <stop offset="0" stopColor="#b9763f" />
          <stop offset=".6" stopColor="#74401d" />
          <stop offset="1" stopColor="#3b1d0c" />
        </radialGradient>
      </defs>
      <circle r="74.5" fill="#c9a04c" />
      {rouletteWheel.map((pocket, at) => {
        const turn = at * POCKET_DEGREES;
        const [light, dark] = colourOf(pocket);
        return (
          <g key={pocket}>
            <path d={sector(turn - half, turn + half, 57, 73.5)} fill={light} stroke="#e6c98a" strokeWidth=".4" />
            <path d={sector(turn - half, turn + half, 41, 57)} fill={dark} />
            <text transform={`rotate(${turn}) translate(0 -65)`} className={styles.figure}>
              {pocket}
            </text>
          </g>
        );
      })}
      {rouletteWheel.map((pocket, at) => (
        <path
          key={pocket}
          d={`M${point(at * POCKET_DEGREES + half, 41)}L${point(at * POCKET_DEGREES + half, 57)}`}
          stroke="#ead09a"
          strokeWidth=".9"
        />
      ))}
      <circle r="57" fill="none" stroke="url(#wheel-gold)" strokeWidth="1" />
      <circle r="41.5" fill="url(#wheel-cone)" stroke="url(#wheel-gold)" strokeWidth="1.4" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} d="M0 0L-1 -39H1Z" fill="#f0c987" opacity=".2" transform={`rotate(${turn + 30})`} />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-2 -6L-1.3 -22H1.3L2 -6Z" fill="url(#wheel-gold)" />
          <circle cy="-23" r="3.4" fill="url(#wheel-gold)" />
          <circle cx="-1" cy="-24" r="1" fill="#fff7d8" />
        </g>
      ))}
      <circle r="10" fill="url(#wheel-gold)" stroke="#7d561a" strokeWidth=".5" />
      <circle r="5.4" fill="#f6dc98" />
      <circle cx="-1.8" cy="-2" r="1.8" fill="#fff8e0" />
    </svg>
  );
});
