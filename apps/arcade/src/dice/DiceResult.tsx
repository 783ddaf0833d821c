import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { DiceParams } from '@croupier/game-math';
import type { AnyCurrency } from '@croupier/money';
import { money } from '../hud/texts.tsx';
import { isStill } from '../still.ts';
import { useStore } from '../store.ts';
import { WRITE_MS, writeText } from '../write-text.ts';
import type { DiceShow } from './dice-show.ts';
import styles from './dice.module.css';
import { asRoll, rollFormat } from './figures.ts';

interface ResultProps {
  readonly show: DiceShow;
  readonly params: DiceParams;
  readonly currency: AnyCurrency;
}

/**
 * Renders the rolled number in large type, and its marker on the track, which moves from the last number to this one.
 */
export function DiceResult({ show, params, currency }: ResultProps) {
  const { i18n } = useLingui();
  const number = useRef<HTMLSpanElement>(null);
  const shown = useRef(5_000);
  const { last, phase, runMs } = useStore(show);
  const rolling = phase === 'moving';
  const roll = last?.outcome.roll ?? null;
  const id = last?.id;

  useEffect(() => {
    if (roll === null || !number.current) return;
    const from = shown.current;
    const still = isStill();
    const startedAt = performance.now();
    const text = rollFormat(i18n.locale);
    let writtenAt = -Infinity;
    let frame = 0;
    const tick = (now: number): void => {
      const share = still || runMs === 0 ? 1 : Math.min(1, Math.max(0, now - startedAt) / runMs);
      const eased = 1 - (1 - share) ** 4;
      shown.current = Math.round(from + (roll - from) * eased);
      if (share === 1 || now - writtenAt >= WRITE_MS) {
        writtenAt = now;
        writeText(number.current, text(shown.current));
      }
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    tick(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [roll, id, runMs, i18n.locale]);

  const verdict = rolling || !last ? undefined : last.outcome.won ? 'won' : 'lost';
  return (
    <div className={styles.result}>
      <p className={styles.number} data-verdict={verdict}>
        <span ref={number}>{roll === null ? asRoll(params.target, i18n.locale) : undefined}</span>
      </p>
      <p className={styles.verdict}>
        {last && verdict === 'won' && <Trans>Won {money(last.winCents, currency)}</Trans>}
        {verdict === 'lost' && <Trans>No win</Trans>}
        {!last && !rolling && <Trans>Set the target, then roll</Trans>}
      </p>
      {roll !== null && (
        <div className={styles.rail} aria-hidden>
          <div
            className={styles.runner}
            style={{ transform: `translateX(${roll / 100}%)`, transitionDuration: `${runMs}ms` }}
          >
            <span className={styles.marker} data-verdict={verdict} />
          </div>
        </div>
      )}
    </div>
  );
}
