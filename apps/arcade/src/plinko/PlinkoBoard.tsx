import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { originalSvg } from '@croupier/game-art/symbols';
import { PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS, type PlinkoParams, plinkoRisks, plinkoTable } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { Fact, Pick } from '../originals/Pick.tsx';
import table from '../originals/table.module.css';
import type { Sound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { localeOf } from '../texts.ts';
import { ballAt, bucketX, FLOOR, gapOf, pegAt, TOP } from './fall.ts';
import type { PlinkoShow } from './plinko-show.ts';
import styles from './plinko.module.css';

interface BoardProps {
  readonly show: PlinkoShow;
  readonly params: PlinkoParams;
  readonly locked: boolean;
  readonly gameTitle: GameTitle;
  readonly sound: Pick<Sound, 'tick'>;
  readonly onChange: (params: PlinkoParams) => void;
}

const heat = (pays: number): number => (pays < 100 ? 0 : pays < 200 ? 1 : pays < 500 ? 2 : pays < 2_000 ? 3 : 4);
const short = (pays: number): string => String(pays >= 1_000 ? Math.round(pays / 10) / 10 : pays / 100);

/** Renders the pegs, the buckets under them, and the falling acorn. */
export function PlinkoBoard({ show, params, locked, gameTitle, sound, onChange }: BoardProps) {
  const { t, i18n } = useLingui();
  const { phase, last, runMs } = useStore(show);
  const locale = localeOf(i18n.locale);
  const acorn = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(originalSvg('acorn', gameTitle.theme))}`,
    [gameTitle],
  );
  const { rows, risk } = params;
  // The last board stays until another one is chosen.
  const fallen = last?.outcome.rows === rows && last.outcome.risk === risk ? last.outcome : null;
  const ball = useRef<SVGGElement>(null);
  const path = fallen?.path ?? null;
  const id = last?.id;
  const place = useEffectEvent((rowsFallen: number) => {
    const [x, y] = path ? ballAt(path, rowsFallen) : [50, TOP - 4];
    const turn = path ? (x - 50) * 9 : 0;
    ball.current?.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(1)})`);
  });
  const tick = useEffectEvent(() => sound.tick());

  useEffect(() => {
    const startedAt = performance.now();
    let [frame, row] = [0, 0];
    const move = (now: number): void => {
      const share = runMs === 0 ? 1 : Math.min(1, Math.max(0, now - startedAt) / runMs);
      place(share * (rows + 1));
      const at = Math.floor(share * (rows + 1));
      if (at !== row && share < 1) tick();
      row = at;
      if (share < 1) frame = requestAnimationFrame(move);
    };
    move(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [id, runMs, rows, risk]);

  const pays = plinkoTable(params);
  const gap = gapOf(rows);
  const narrow = rows > 11;
  const words = { low: t`Low`, medium: t`Medium`, high: t`High` };
  return (
    <div className={table.table}>
      <div className={table.board}>
        <div className={table.well}>
          <svg
            className={styles.pegs}
            viewBox="0 0 100 100"
            role="img"
            aria-label={t`Board with ${rows} rows of pegs and ${pays.length} buckets`}
          >
            {Array.from({ length: rows }, (_, row) =>
              Array.from({ length: row + 3 }, (_, peg) => {
                const [x, y] = pegAt(rows, row, peg);
                return (
                  <g key={`${row}-${peg}`}>
                    <circle cx={x} cy={y + gap * 0.07} r={gap * 0.15} className={styles.shade} />
                    <circle cx={x} cy={y} r={gap * 0.15} className={styles.peg} />
                    <circle cx={x - gap * 0.04} cy={y - gap * 0.05} r={gap * 0.05} className={styles.gleam} />
                  </g>
                );
              }),
            )}
            {pays.map((each, bucket) => {
              const x = bucketX(rows, bucket);
              const hit = phase === 'idle' && fallen?.bucket === bucket;
              return (
                <g key={bucket} className={styles.bucket} data-heat={heat(each)} data-hit={hit || undefined}>
                  <rect
                    x={x - gap * 0.46}
                    y={FLOOR + 2.4}
                    width={gap * 0.92}
                    height={narrow ? 12 : 9}
                    rx={gap * 0.16}
                  />
                  <text
                    transform={`translate(${x} ${FLOOR + 2.4 + (narrow ? 6 : 4.5)})${narrow ? ' rotate(-90)' : ''}`}
                    fontSize={narrow ? Math.min(4, gap * 0.6) : Math.min(4, gap * 0.42)}
                  >
                    {short(each)}
                  </text>
                </g>
              );
            })}
            <g ref={ball} transform={`translate(50 ${TOP - 4})`}>
              <image href={acorn} x={-gap * 0.48} y={-gap * 0.52} width={gap * 0.96} height={gap * 0.96} />
            </g>
          </svg>
        </div>
      </div>
      <fieldset className={table.card} disabled={locked}>
        <Pick
          label={t`Rows`}
          value={rows}
          options={Array.from({ length: PLINKO_MOST_ROWS - PLINKO_LEAST_ROWS + 1 }, (_, at) => ({
            value: PLINKO_LEAST_ROWS + at,
            text: String(PLINKO_LEAST_ROWS + at),
          }))}
          onChange={(chosen) => onChange({ rows: chosen, risk })}
        />
        <Pick
          label={t`Risk`}
          value={risk}
          options={plinkoRisks.map((each) => ({ value: each, text: words[each] }))}
          onChange={(chosen) => onChange({ rows, risk: chosen })}
        />
        <Fact label={t`Outer bucket`} value={`${formatNumber((pays[0] ?? 0) / 100, locale, 2)} ×`} />
      </fieldset>
    </div>
  );
}
