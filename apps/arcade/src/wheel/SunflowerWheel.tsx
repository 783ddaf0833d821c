import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type WheelParams, wheelTable } from '@croupier/game-math';
import type { Sound } from '../sound/sound.ts';
import { aimOf, atMark, restOf, turnAt } from './turning.ts';
import { TURN_MS, type WheelState } from './wheel-show.ts';
import styles from './wheel.module.css';

interface WheelProps {
  readonly state: WheelState;
  readonly params: WheelParams;
  readonly sound: Pick<Sound, 'tick'>;
  /** Formats a multiple. */
  readonly text: (pays: number) => string;
}

/** View box centred on the middle of every layer, which it turns about. */
const VIEW = '-50 -53 100 106';

/**
 * Returns the colour step of a segment by its payout. The payout is also written on it, so colour is never the only
 * sign.
 */
export const heat = (pays: number): number =>
  pays === 0 ? 0 : pays < 150 ? 1 : pays < 200 ? 2 : pays < 300 ? 3 : pays < 600 ? 4 : 5;

const at = (radius: number, degrees: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
};

/** Returns the path of a petal, pointing outwards, for the segment whose middle is at this angle. */
const petal = (degrees: number, half: number): string =>
  `M${at(20, degrees - half)}L${at(41, degrees - half)}Q${at(46.5, degrees - half * 0.7)} ${at(48, degrees)}Q${at(46.5, degrees + half * 0.7)} ${at(41, degrees + half)}L${at(20, degrees + half)}Z`;

/** Renders a sunflower whose petals are the segments; the drawn one stops at the mark. */
export function SunflowerWheel({ state: { phase, last, runMs }, params, sound, text }: WheelProps) {
  const { t } = useLingui();
  const { segments, risk } = params;
  const pays = wheelTable(segments, risk);
  const step = 360 / segments;
  // The last wheel stays until another one is chosen.
  const shown = last?.outcome.segments === segments && last.outcome.risk === risk ? last.outcome : null;
  const stop = shown?.stop ?? null;
  const id = shown ? last?.id : undefined;
  const flower = useRef<HTMLDivElement>(null);
  const stands = useRef(0);
  const place = useEffectEvent((degrees: number) => {
    const before = atMark(stands.current, segments);
    stands.current = degrees;
    if (flower.current) flower.current.style.transform = `rotate(${degrees.toFixed(2)}deg)`;
    return atMark(degrees, segments) !== before;
  });
  const tick = useEffectEvent(() => sound.tick());

  useEffect(() => {
    if (stop === null || runMs === 0) {
      place(stop === null ? 0 : restOf(segments, stop));
      return;
    }
    const from = stands.current % 360;
    const to = aimOf(from, segments, stop);
    const startedAt = performance.now();
    let frame = 0;
    const move = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - startedAt) / TURN_MS);
      if (place(turnAt(from, to, share)) && share > 0.3) tick();
      if (share < 1) frame = requestAnimationFrame(move);
    };
    move(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [id, stop, runMs, segments, risk]);

  const rest = phase === 'idle' && shown !== null;
  const heart = rest ? text(shown.pays) : '';
  // The turning element is a box around the drawing: if a part of the SVG turned, its text would be laid out again
  // every frame.
  return (
    <div
      className={styles.wheel}
      role="img"
      aria-label={rest ? t`Wheel with ${segments} segments, stopped at ${heart}` : t`Wheel with ${segments} segments`}
    >
      <svg className={styles.layer} viewBox={VIEW}>
        <circle r="49.4" className={styles.rim} />
      </svg>
      <div ref={flower} className={styles.flower}>
        <svg className={styles.layer} viewBox={VIEW}>
          <radialGradient id="wheel-light" r=".52">
            <stop offset=".36" stopColor="#000" stopOpacity=".3" />
            <stop offset=".62" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#fff" stopOpacity=".24" />
          </radialGradient>
          {pays.map((each, segment) => {
            const degrees = segment * step;
            const narrow = segments > 20;
            return (
              <g
                key={segment}
                className={styles.petal}
                data-heat={heat(each)}
                data-hit={(rest && segment === stop) || undefined}
              >
                <path d={petal(degrees, step / 2)} />
                {each > 0 && (
                  <text
                    transform={`rotate(${degrees}) translate(0 -35)${narrow ? ' rotate(-90)' : ''}`}
                    fontSize={narrow ? Math.min(4.2, step * 0.52) : segments === 20 ? 3.7 : 5}
                  >
                    {text(each)}
                  </text>
                )}
              </g>
            );
          })}
          <circle r="48" fill="url(#wheel-light)" pointerEvents="none" />
        </svg>
      </div>
      <svg className={styles.layer} viewBox={VIEW}>
        <radialGradient id="wheel-heart" cx=".4" cy=".34">
          <stop offset="0" stopColor="#8a5526" />
          <stop offset=".7" stopColor="#4a2a12" />
          <stop offset="1" stopColor="#2c1708" />
        </radialGradient>
        <circle r="22.5" className={styles.collar} />
        <circle r="20.5" fill="url(#wheel-heart)" />
        {[
          [18, 26],
          [14.6, 21],
          [11.2, 16],
        ].map(([radius, count]) =>
          Array.from({ length: count! }, (_, seed) => {
            const [x, y] = at(radius!, (360 / count!) * seed).split(' ');
            return <circle key={`${radius} ${seed}`} cx={x} cy={y} r="0.7" className={styles.seed} />;
          }),
        )}
        <text
          className={styles.heart}
          data-won={(rest && shown.pays > 100) || undefined}
          fontSize={heart.length > 6 ? 7 : 9}
        >
          {heart}
        </text>
        <path d="M0 -44.5L-3.6 -52.4H3.6Z" className={styles.mark} />
      </svg>
    </div>
  );
}
