import { useLingui } from '@lingui/react/macro';
import { Eraser, Shuffle } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { originalSvg } from '@croupier/game-art/symbols';
import { KENO_MOST_PICKS, KENO_NUMBERS, type KenoParams, kenoRisks } from '@croupier/game-math';
import { Pick } from '../originals/Pick.tsx';
import table from '../originals/table.module.css';
import type { KenoState } from './keno-show.ts';
import { BALL_MS } from './keno-show.ts';
import styles from './keno.module.css';
import { KenoPays } from './KenoPays.tsx';
import { randomPicks, toggled } from './picks.ts';

interface BoardProps {
  readonly state: KenoState;
  readonly params: KenoParams;
  readonly locked: boolean;
  readonly gameTitle: GameTitle;
  readonly onChange: (params: KenoParams) => void;
}

const ACROSS = 8;

/** From number to number by the arrow keys; a narrow phone has fewer across. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const cells = Array.from(event.currentTarget.querySelectorAll('button'));
  const second = cells.findIndex((cell) => cell.offsetTop > cells[0]!.offsetTop);
  const across = second === -1 ? ACROSS : second;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -across,
    ArrowDown: across,
  };
  const by = steps[event.key];
  const at = cells.findIndex((cell) => cell === document.activeElement);
  if (by === undefined || at === -1) return;
  event.preventDefault();
  cells[at + by]?.focus();
}

/** Forty jars; those that are drawn light up one after the other. */
export function KenoBoard({ state: { phase, last, runMs }, params, locked, gameTitle, onChange }: BoardProps) {
  const { t } = useLingui();
  const firefly = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(originalSvg('firefly', gameTitle.theme))}`,
    [gameTitle],
  );
  const { picks, risk } = params;
  const field = useRef<HTMLDivElement>(null);
  // A small phone scrolls to what is below the field: a drawing is watched from its top.
  useEffect(() => {
    if (phase !== 'idle' && field.current) field.current.scrollTop = 0;
  }, [phase]);
  // The numbers of the last drawing lie there until others are chosen.
  const drawn = last && String(last.outcome.picks) === String(picks) ? last.outcome.drawn : [];
  const words = { low: t`Low`, medium: t`Medium`, high: t`High` };
  const nameOf = (number: number, picked: boolean, lit: boolean): string => {
    if (lit) return picked ? t`${number}, picked and drawn` : t`${number}, drawn`;
    return picked ? t`${number}, picked` : String(number);
  };
  return (
    <div ref={field} className={`${table.table} ${styles.table}`}>
      <div className={`${table.board} ${styles.board}`}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells take the focus */}
        <div className={styles.cells} role="group" aria-label={t`Field of 40 numbers`} onKeyDown={walk}>
          {Array.from({ length: KENO_NUMBERS }, (_, at) => {
            const number = at + 1;
            const picked = picks.includes(number);
            const order = drawn.indexOf(number);
            const lit = order >= 0;
            return (
              <button
                key={lit ? `${number} ${last?.id}` : number}
                type="button"
                className={styles.cell}
                data-lit={lit || undefined}
                data-picked={picked || undefined}
                aria-pressed={picked}
                aria-disabled={locked || (!picked && picks.length === KENO_MOST_PICKS)}
                aria-label={nameOf(number, picked, lit && phase === 'idle')}
                style={{ '--after': runMs === 0 ? '0ms' : `${order * BALL_MS}ms` }}
                onClick={() => !locked && onChange({ picks: toggled(picks, number), risk })}
              >
                <span className={styles.jar}>
                  {lit && picked && <img src={firefly} alt="" className={styles.firefly} draggable={false} />}
                  <span className={styles.number}>{number}</span>
                </span>
              </button>
            );
          })}
        </div>
      </div>
      <div className={`${table.card} ${styles.card}`}>
        <Pick
          label={t`Risk`}
          value={risk}
          options={kenoRisks.map((each) => ({ value: each, text: words[each] }))}
          locked={locked}
          onChange={(chosen) => onChange({ picks, risk: chosen })}
        />
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.tool}
            disabled={locked}
            onClick={() => onChange({ picks: randomPicks(picks.length || 5), risk })}
          >
            <Shuffle aria-hidden size={18} />
            {t`Random`}
          </button>
          <button
            type="button"
            className={styles.tool}
            disabled={locked || picks.length === 0}
            onClick={() => onChange({ picks: [], risk })}
          >
            <Eraser aria-hidden size={18} />
            {t`Clear`}
          </button>
        </div>
        <KenoPays
          risk={risk}
          picks={picks.length}
          hits={phase === 'idle' && drawn.length > 0 ? last!.outcome.hits : null}
        />
      </div>
    </div>
  );
}
