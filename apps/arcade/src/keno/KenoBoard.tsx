import { useLingui } from '@lingui/react/macro';
import { Eraser, Shuffle } from 'lucide-react';
import { type KeyboardEvent, memo, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { originalSvg } from '@croupier/game-art/symbols';
import { KENO_MOST_PICKS, KENO_NUMBERS, type KenoParams, kenoRisks } from '@croupier/game-math';
import { Pick } from '../originals/Pick.tsx';
import table from '../originals/table.module.css';
import { useStore } from '../store.ts';
import { Jar } from './Jar.tsx';
import { BALL_MS, type KenoShow } from './keno-show.ts';
import styles from './keno.module.css';
import { KenoPays } from './KenoPays.tsx';
import { randomPicks, toggled } from './picks.ts';

interface BoardProps {
  readonly show: KenoShow;
  readonly params: KenoParams;
  readonly locked: boolean;
  readonly gameTitle: GameTitle;
  readonly onChange: (params: KenoParams) => void;
}

const ACROSS = 8;

const cellsOf = (field: HTMLElement): readonly HTMLButtonElement[] => Array.from(field.querySelectorAll('button'));

/** Moves the focus from number to number with the arrow keys; a narrow phone has fewer columns. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const cells = cellsOf(event.currentTarget);
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

/** Renders forty jars; the drawn ones light up one after the other. */
export function KenoBoard({ show, params, locked, gameTitle, onChange }: BoardProps) {
  const { t } = useLingui();
  const { phase, last, runMs } = useStore(show);
  const firefly = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(originalSvg('firefly', gameTitle.theme))}`,
    [gameTitle],
  );
  const { picks, risk } = params;
  const field = useRef<HTMLDivElement>(null);
  // A small phone may be scrolled below the field: scrolls to its top for a drawing.
  useEffect(() => {
    if (phase !== 'idle' && field.current) field.current.scrollTop = 0;
  }, [phase]);
  // The numbers of the last drawing stay until the player picks others.
  const drawn = last && String(last.outcome.picks) === String(picks) ? last.outcome.drawn : [];
  const toggle = (event: MouseEvent<HTMLDivElement>): void => {
    const at = cellsOf(event.currentTarget).findIndex((each) => each.contains(event.target as Node));
    if (at !== -1 && !locked) onChange({ picks: toggled(picks, at + 1), risk });
  };
  return (
    <div ref={field} className={`${table.table} ${styles.table}`}>
      <div className={`${table.board} ${styles.board}`}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells take the focus */}
        <div
          className={styles.cells}
          role="group"
          aria-label={t`Grid of 40 numbers`}
          aria-disabled={locked || undefined}
          onKeyDown={walk}
          onClick={toggle}
        >
          {Array.from({ length: KENO_NUMBERS }, (_, at) => {
            const number = at + 1;
            const picked = picks.includes(number);
            const order = drawn.indexOf(number);
            const lit = order >= 0;
            return (
              <Jar
                // A new key restarts the animation with each drawing.
                key={lit ? `${number} ${last?.id}` : number}
                number={number}
                picked={picked}
                after={lit ? (runMs === 0 ? '0ms' : `${order * BALL_MS}ms`) : null}
                told={lit && phase === 'idle'}
                beyond={!picked && picks.length === KENO_MOST_PICKS}
                firefly={firefly}
              />
            );
          })}
        </div>
      </div>
      <fieldset className={`${table.card} ${styles.card}`} disabled={locked}>
        <Choices {...{ params, onChange }} />
        <KenoPays
          risk={risk}
          picks={picks.length}
          hits={phase === 'idle' && drawn.length > 0 ? last!.outcome.hits : null}
        />
      </fieldset>
    </div>
  );
}

/** Renders the settings next to the field. */
const Choices = memo(function Choices({
  params: { picks, risk },
  onChange,
}: Omit<BoardProps, 'show' | 'locked' | 'gameTitle'>) {
  const { t } = useLingui();
  const words = { low: t`Low`, medium: t`Medium`, high: t`High` };
  return (
    <>
      <Pick
        label={t`Risk`}
        value={risk}
        options={kenoRisks.map((each) => ({ value: each, text: words[each] }))}
        onChange={(chosen) => onChange({ picks, risk: chosen })}
      />
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          onClick={() => onChange({ picks: randomPicks(picks.length || 5), risk })}
        >
          <Shuffle aria-hidden size={18} />
          {t`Random`}
        </button>
        <button
          type="button"
          className={styles.tool}
          disabled={picks.length === 0}
          onClick={() => onChange({ picks: [], risk })}
        >
          <Eraser aria-hidden size={18} />
          {t`Clear`}
        </button>
      </div>
    </>
  );
});
