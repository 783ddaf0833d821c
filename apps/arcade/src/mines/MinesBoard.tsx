import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { toWire } from '@croupier/contracts';
import type { GameTitle } from '@croupier/game-art';
import { originalSvg } from '@croupier/game-art/symbols';
import { MINES_CELLS, MINES_MOST, minesLastPick, minesPays } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { Fact, Pick } from '../originals/Pick.tsx';
import table from '../originals/table.module.css';
import { usePart, useStore } from '../store.ts';
import { localeOf } from '../texts.ts';
import { Cell, type Face } from './Cell.tsx';
import { type MinesShow, picksOf } from './mines-show.ts';
import styles from './mines.module.css';
import { useFieldMotion } from './useFieldMotion.ts';

interface FieldProps {
  readonly show: MinesShow;
  readonly gameTitle: GameTitle;
}

interface CardProps {
  readonly show: MinesShow;
  /** Number of mines in the next round. */
  readonly mines: number;
  readonly onMines: (mines: number) => void;
}

const ACROSS = 5;
const counts = Array.from({ length: MINES_MOST }, (_, index) => ({ value: index + 1, text: String(index + 1) }));
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ACROSS, ArrowDown: ACROSS };

const cellsOf = (field: HTMLElement): readonly HTMLButtonElement[] => Array.from(field.querySelectorAll('button'));

/** Moves the focus from cell to cell with the arrow keys. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const by = steps[event.key];
  const cells = cellsOf(event.currentTarget);
  const at = cells.findIndex((cell) => cell === document.activeElement);
  if (by === undefined || at === -1) return;
  event.preventDefault();
  cells[at + by]?.focus();
}

/** Returns the distance between two cells, along the longer of both directions. */
const farFrom = (one: number, other: number): number =>
  Math.max(
    Math.abs((one % ACROSS) - (other % ACROSS)),
    Math.abs(Math.floor(one / ACROSS) - Math.floor(other / ACROSS)),
  );

/** Loads a picture in advance, so that a find appears without delay. */
const pictureOf = (svg: string): HTMLImageElement =>
  Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(svg)}` });

export function MinesBoard({ show, gameTitle, mines, onMines }: FieldProps & CardProps) {
  const begun = usePart(show, 'phase') !== 'idle';
  const box = useRef<HTMLDivElement>(null);
  // A small phone may be scrolled below the field: scrolls to its top for a round.
  useEffect(() => {
    if (begun && box.current) box.current.scrollTop = 0;
  }, [begun]);
  return (
    <div ref={box} className={`${table.table} ${styles.table}`}>
      <div className={`${table.board} ${styles.board}`}>
        <MinesField {...{ show, gameTitle }} />
      </div>
      <MinesCard {...{ show, mines, onMines }} />
    </div>
  );
}

function MinesField({ show, gameTitle }: FieldProps) {
  const { t } = useLingui();
  const { phase, asked, round } = useStore(show);
  const air = useRef<HTMLCanvasElement>(null);
  useFieldMotion(air, show);
  const pictures = useMemo(
    () => ({
      amber: pictureOf(originalSvg('amber', gameTitle.theme)),
      mine: pictureOf(originalSvg('mine', gameTitle.theme)),
    }),
    [gameTitle],
  );
  const outcome = round?.outcome;
  const awaited = asked && 'cell' in asked ? asked.cell : null;
  const latest = outcome?.picks.at(-1);

  const faceOf = (cell: number): { face: Face; own: boolean } => {
    if (!outcome || (phase === 'asking' && outcome.end !== null)) return { face: 'closed', own: false };
    const own = outcome.picks.includes(cell);
    if (outcome.layout) return { face: outcome.layout.includes(cell) ? 'mine' : 'amber', own };
    return { face: own ? 'amber' : 'closed', own };
  };
  const pick = (event: MouseEvent<HTMLDivElement>): void => {
    const cell = cellsOf(event.currentTarget).findIndex((each) => each.contains(event.target as Node));
    if (cell === -1 || phase !== 'open' || faceOf(cell).face !== 'closed') return;
    void show.pick(cell);
  };

  return (
    <div className={styles.field}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells take the focus */}
      <div
        className={styles.cells}
        role="group"
        aria-label={t`Grid of 25 cells`}
        aria-disabled={phase !== 'open' || undefined}
        data-blown={(phase === 'ending' && outcome?.end === 'mine') || undefined}
        onKeyDown={walk}
        onClick={pick}
      >
        {Array.from({ length: MINES_CELLS }, (_, cell) => {
          const { face, own } = faceOf(cell);
          return (
            <Cell
              key={cell}
              number={cell + 1}
              face={face}
              own={own}
              asked={cell === awaited && face === 'closed'}
              picture={face === 'closed' ? null : pictures[face].src}
              far={face === 'closed' || own || latest === undefined ? 0 : farFrom(latest, cell)}
            />
          );
        })}
      </div>
      <canvas ref={air} className={styles.air} aria-hidden />
    </div>
  );
}

function MinesCard({ show, mines, onMines }: CardProps) {
  const { t, i18n } = useLingui();
  const state = useStore(show);
  const { phase, round } = state;
  const locale = localeOf(i18n.locale);
  const open = phase === 'open' || (phase === 'asking' && round?.outcome.end === null);
  const count = open && round ? round.outcome.mines : mines;
  const last = useMemo(() => minesLastPick(count), [count]);
  const pays = (picks: number): string => {
    const [over, under] = minesPays(count, Math.min(picks, last));
    return `${formatNumber(toWire((over * 100n) / under) / 100, locale, 2)} ×`;
  };
  return (
    <fieldset className={table.card} disabled={phase !== 'idle'}>
      <Pick label={t`Mines`} value={count} options={counts} onChange={onMines} />
      <Fact label={t`Next cell pays`} value={pays(picksOf(state) + 1)} />
      <Fact label={t`Last cell pays`} value={pays(last)} />
    </fieldset>
  );
}
