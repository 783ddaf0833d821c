import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { formatNumber, formatPercent } from '@croupier/i18n';
import { Button } from '@croupier/ui-kit';
import { SESSION_ROUNDS, SESSIONS } from './play-sessions.ts';
import { type PlayBeside, sessionsInWorker, type SessionsOrder } from './sessions-in-worker.ts';
import styles from './sessions.module.css';
import type { Bar, SessionSpread } from './spread.ts';
import { isChosen } from './usual-bets.ts';

type Progress = { kind: 'idle' } | { kind: 'running'; done: number } | { kind: 'failed' } | Done;
interface Done {
  kind: 'done';
  spread: SessionSpread;
}

interface SessionsProps extends SessionsOrder {
  play?: PlayBeside;
}

/** Renders simulated sessions of this game, on request. The visitor's browser plays them by the game's own maths. */
export function Sessions({ maths, mechanic, play = sessionsInWorker }: SessionsProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [asked, setAsked] = useState(0);
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  useEffect(() => {
    if (asked === 0) return undefined;
    return play(
      { maths, mechanic },
      {
        onProgress: (done) => setProgress({ kind: 'running', done }),
        onSpread: (spread) => setProgress({ kind: 'done', spread }),
        onFailed: () => setProgress({ kind: 'failed' }),
      },
    );
  }, [asked, maths, mechanic, play]);
  const begin = () => {
    setProgress({ kind: 'running', done: 0 });
    setAsked((times) => times + 1);
  };
  const [sessions, rounds] = [formatNumber(SESSIONS, i18n.locale), formatNumber(SESSION_ROUNDS, i18n.locale)];
  return (
    <section className={styles.sessions} aria-labelledby={id}>
      <h3 id={id}>
        <Trans>How sessions end</Trans>
      </h3>
      <p className={styles.lead}>
        <Trans>
          Your browser simulates {sessions} sessions of {rounds} rounds with this game’s own maths and shows how much of
          the stakes they returned. No money is involved.
        </Trans>{' '}
        {isChosen(mechanic) && <Trans>You choose the risk in this game. The simulation uses a medium setting.</Trans>}
      </p>
      <div className={styles.result} role="status">
        {progress.kind === 'running' && <Running done={progress.done} />}
        {progress.kind === 'failed' && (
          <p>
            <Trans>The simulation didn’t run in this browser. The figures above still apply.</Trans>
          </p>
        )}
        {progress.kind === 'done' && <Spread spread={progress.spread} />}
      </div>
      {progress.kind !== 'running' && (
        <Button variant="secondary" size="small" onClick={begin}>
          {progress.kind === 'done' ? <Trans>Run it again</Trans> : <Trans>Run the simulation</Trans>}
        </Button>
      )}
    </section>
  );
}

function Running({ done }: { done: number }) {
  const { t } = useLingui();
  return <progress className={styles.progress} max={1} value={done} aria-label={t`Running the simulation`} />;
}

function Spread({ spread: { bars, ahead, half, nineOfTen } }: { spread: SessionSpread }) {
  const { t, i18n } = useLingui();
  const percent = (share: number, digits = 0) => formatPercent(share, i18n.locale, digits);
  const highest = Math.max(...bars.map(({ share }) => share));
  const nameOf = ({ from, to }: Bar) => (to === null ? t`over ${percent(from)}` : `${percent(from)} – ${percent(to)}`);
  const [inFront, middle, most] = [percent(ahead, 1), percent(half), percent(nineOfTen)];
  return (
    <>
      <ul className={styles.bars}>
        {bars.map((bar) => (
          <li key={bar.from} className={styles.bar} data-ahead={bar.from >= 1}>
            <span className={styles.range}>{nameOf(bar)}</span>
            <span className={styles.track}>
              <span className={styles.fill} style={{ inlineSize: `${(bar.share / highest) * 100}%` }} />
            </span>
            <span className={styles.share}>{percent(bar.share, 1)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          {inFront} of the sessions returned more than they staked. Half returned at least {middle}, and nine in ten at
          least {most}.
        </Trans>
      </p>
    </>
  );
}
