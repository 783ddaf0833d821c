import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { toWire } from '@croupier/contracts';
import type { GameTitle } from '@croupier/game-art';
import { originalSvg } from '@croupier/game-art/symbols';
import { MINES_CELLS, MINES_MOST, minesLastPick, minesPays } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { Fact, Pick } from '../originals/Pick.tsx';
import table from '../originals/table.module.css';
import { localeOf } from '../texts.ts';
import type { MinesState } from './mines-show.ts';
import styles from './mines.module.css';

interface BoardProps {
  readonly state: MinesState;
  /** As chosen for the next round. */
  readonly mines: number;
  readonly gameTitle: GameTitle;
  readonly onMines: (mines: number) => void;
  readonly onPick: (cell: number) => void;
}

const ACROSS = 5;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ACROSS, ArrowDown: ACROSS };

/** From cell to cell by the arrow keys. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const by = steps[event.key];
  const cells = Array.from(event.currentTarget.querySelectorAll('button'));
  const at = cells.findIndex((cell) => cell === document.activeElement);
  if (by === undefined || at === -1) return;
  event.preventDefault();
  cells[at + by]?.focus();
}

const url = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export function MinesBoard({ state: { phase, round }, mines, gameTitle, onMines, onPick }: BoardProps) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<number | null>(null);
  const locale = localeOf(i18n.locale);
  const pictures = useMemo(
    () => ({ amber: url(originalSvg('amber', gameTitle.theme)), mine: url(originalSvg('mine', gameTitle.theme)) }),
    [gameTitle],
  );
  const outcome = round?.outcome;
  const open = phase === 'open' || (phase === 'asking' && outcome?.end === null);
  const count = open && outcome ? outcome.mines : mines;
  const picked = open && outcome ? outcome.picks.length : 0;
  const pays = (picks: number): string => {
    const [over, under] = minesPays(count, Math.min(picks, minesLastPick(count)));
    return `${formatNumber(toWire((over * 100n) / under) / 100, locale, 2)} ×`;
  };

  const faceOf = (cell: number): { face: 'closed' | 'amber' | 'mine'; own: boolean } => {
    if (!outcome || (phase === 'asking' && outcome.end !== null)) return { face: 'closed', own: false };
    const own = outcome.picks.includes(cell);
    if (outcome.layout) return { face: outcome.layout.includes(cell) ? 'mine' : 'amber', own };
    return { face: own ? 'amber' : 'closed', own };
  };
  const words = { closed: t`closed`, amber: t`amber`, mine: t`mine` };

  return (
    <div className={table.table}>
      <div className={table.board}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells take the focus */}
        <div className={styles.cells} role="group" aria-label={t`Field of 25 cells`} onKeyDown={walk}>
          {Array.from({ length: MINES_CELLS }, (_, cell) => {
            const { face, own } = faceOf(cell);
            const number = cell + 1;
            return (
              <button
                key={cell}
                type="button"
                className={styles.cell}
                data-face={face}
                data-own={own || undefined}
                data-asked={(phase === 'asking' && cell === asked && face === 'closed') || undefined}
                aria-disabled={phase !== 'open' || face !== 'closed'}
                aria-label={t`Cell ${number}: ${words[face]}`}
                onClick={() => {
                  if (phase !== 'open' || face !== 'closed') return;
                  setAsked(cell);
                  onPick(cell);
                }}
              >
                {face !== 'closed' && <img src={pictures[face]} alt="" className={styles.find} draggable={false} />}
              </button>
            );
          })}
        </div>
      </div>
      <div className={table.card}>
        <Pick
          label={t`Mines`}
          value={count}
          options={Array.from({ length: MINES_MOST }, (_, index) => ({ value: index + 1, text: String(index + 1) }))}
          locked={phase !== 'idle'}
          onChange={onMines}
        />
        <Fact label={t`Next cell pays`} value={pays(picked + 1)} />
        <Fact label={t`The last pays`} value={pays(minesLastPick(count))} />
      </div>
    </div>
  );
}
