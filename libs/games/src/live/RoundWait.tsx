import { Plural, Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { LiveRound } from '@croupier/contracts';
import styles from './live.module.css';
import type { TablePhase } from './phase.ts';
import { serverClock } from './server-clock.ts';
import { useFrame } from './useFrame.ts';
import { useSecondsTo } from './useLiveTable.ts';

/** Renders the time left for bets, or what the table is waiting for. */
export function RoundWait({ round, phase }: { round: LiveRound | null; phase: TablePhase }) {
  if (phase === 'betting' && round) return <Betting round={round} />;
  if (phase === 'running' || phase === 'result') return null;
  return (
    <p className={styles.wait}>
      {phase === 'locked' && <Trans>No more bets</Trans>}
      {phase === 'between' && <Trans>The next round is opening</Trans>}
      {phase === 'asleep' && <Trans>Opening the table</Trans>}
      {phase === 'void' && <Trans>This round is void. All stakes were returned.</Trans>}
    </p>
  );
}

function Betting({ round: { opens_at, locks_at } }: { round: LiveRound }) {
  const locksAt = Date.parse(locks_at);
  const bar = useRef<HTMLSpanElement>(null);
  const seconds = useSecondsTo(locksAt);
  useFrame(true, () => {
    const left = (locksAt - serverClock.now()) / (locksAt - Date.parse(opens_at));
    bar.current?.style.setProperty('scale', `${Math.min(1, Math.max(0, left))} 1`);
  });
  return (
    <div className={styles.betting}>
      <p className={styles.wait}>
        <Plural value={seconds} one="Place your bets: # second" other="Place your bets: # seconds" />
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span ref={bar} />
      </span>
    </div>
  );
}
