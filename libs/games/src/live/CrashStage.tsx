import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { LiveRound } from '@croupier/contracts';
import { crashMultiplier } from '@croupier/game-math';
import { curvePicture } from './crash-curve.ts';
import styles from './crash.module.css';
import { Lantern, Quay } from './LanternArt.tsx';
import { multiplierText } from './multiplier.ts';
import type { TablePhase } from './phase.ts';
import { RoundWait } from './RoundWait.tsx';
import { serverClock } from './server-clock.ts';
import { useFrame } from './useFrame.ts';

interface CrashStageProps {
  round: LiveRound | null;
  phase: TablePhase;
}

/** Returns the elapsed flight time in milliseconds, up to the burst. */
export function flightMs({ starts_at, lasts_ms }: LiveRound): number {
  if (starts_at === null) return 0;
  const elapsed = Math.max(0, Math.floor(serverClock.now() - Date.parse(starts_at)));
  return lasts_ms === null ? elapsed : Math.min(elapsed, lasts_ms);
}

/** Renders a paper lantern over the harbour. Its height follows from the time since the start. */
export function CrashStage({ round, phase }: CrashStageProps) {
  const { i18n } = useLingui();
  const line = useRef<SVGPathElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  const flies = phase === 'running';
  const bust = round?.outcome && 'bust' in round.outcome ? round.outcome.bust : null;
  const isOut = bust !== null && (phase === 'result' || phase === 'between' || phase === 'asleep');

  useFrame(flies, () => {
    const ms = round && (flies || isOut) ? flightMs(round) : 0;
    const picture = curvePicture(ms);
    line.current?.setAttribute('d', picture.line);
    tip.current?.style.setProperty('--x', `${picture.x}%`);
    tip.current?.style.setProperty('--y', `${picture.y}%`);
    if (figure.current) figure.current.textContent = multiplierText(isOut ? bust : crashMultiplier(ms), i18n.locale);
  });

  return (
    <div className={styles.stage} data-phase={isOut ? 'out' : phase}>
      <div className={styles.sky} aria-hidden="true">
        <Quay />
        <div className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path ref={line} className={styles.line} vectorEffect="non-scaling-stroke" />
          </svg>
          <div ref={tip} className={styles.tip}>
            <Lantern />
          </div>
        </div>
      </div>
      <div className={styles.words}>
        {(flies || isOut) && (
          <p ref={figure} className={styles.figure} aria-hidden={flies || undefined}>
            {bust === null ? '' : multiplierText(bust, i18n.locale)}
          </p>
        )}
        {isOut && (
          <p className={styles.burst}>{bust <= 100 ? <Trans>Crashed at the start</Trans> : <Trans>Crashed</Trans>}</p>
        )}
        <RoundWait round={round} phase={phase} />
      </div>
    </div>
  );
}
