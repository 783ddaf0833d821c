import { useLingui } from '@lingui/react/macro';
import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { toWire } from '@croupier/contracts';
import type { GameTitle } from '@croupier/game-art';
import { originalSvg } from '@croupier/game-art/symbols';
import { limboChances, LIMBO_RANGE, type LimboParams } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { Figure } from '../originals/Figure.tsx';
import { Fact } from '../originals/Pick.tsx';
import table from '../originals/table.module.css';
import { useStore } from '../store.ts';
import { localeOf } from '../texts.ts';
import { WRITE_MS, writeText } from '../write-text.ts';
import { countAt, heightOf, LINE, withChance, withMultiple } from './flight.ts';
import type { LimboShow } from './limbo-show.ts';
import styles from './limbo.module.css';

interface SkyProps {
  readonly show: LimboShow;
  /** Target of the next round, in hundredths. */
  readonly target: number;
  /** Payout at the target, as a formatted amount. */
  readonly pays: string;
  readonly locked: boolean;
  readonly gameTitle: GameTitle;
  readonly onChange: (params: LimboParams) => void;
}

/** Positions of the ground and the top of the sky, in a picture of 100 × 100. */
const [GROUND, TOP] = [62, 12];
const yOf = (height: number): number => GROUND - height * (GROUND - TOP);
const offered = [150, 200, 300, 1_000, 10_000];

/** Returns a chance with enough digits that it is never shown as zero. */
export function chanceOf(target: number): { readonly percent: number; readonly digits: number } {
  const percent = (toWire(limboChances(target)) / LIMBO_RANGE) * 100;
  return { percent, digits: percent < 1 ? 4 : 2 };
}

/** Renders a lark that climbs to the drawn result, and the target line in the sky. */
export function LimboSky({ show, target, pays, locked, gameTitle, onChange }: SkyProps) {
  const { t, i18n } = useLingui();
  const { phase, last, runMs } = useStore(show);
  const locale = localeOf(i18n.locale);
  const multiple = (hundredths: number): string => formatNumber(hundredths / 100, locale, 2);
  const lark = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(originalSvg('lark', gameTitle.theme))}`,
    [gameTitle],
  );
  const bird = useRef<SVGGElement>(null);
  const number = useRef<SVGTextElement>(null);
  const moving = phase === 'moving';
  // The line of the last flight stays until another target is chosen.
  const line = moving && last ? last.outcome.target : target;
  const result = last?.outcome.result ?? null;
  const id = last?.id;
  const place = useEffectEvent((count: number | null, written: boolean) => {
    const height = count === null ? 0 : heightOf(count, last?.outcome.target ?? target);
    const x = 50 + 9 * Math.sin(height * 5);
    bird.current?.setAttribute('transform', `translate(${x.toFixed(2)} ${yOf(height).toFixed(2)})`);
    if (written) writeText(number.current, `${multiple(count ?? 100)} ×`);
  });

  useEffect(() => {
    const startedAt = performance.now();
    let frame = 0;
    let writtenAt = -Infinity;
    const move = (now: number): void => {
      const share = runMs === 0 ? 1 : Math.min(1, Math.max(0, now - startedAt) / runMs);
      const written = share === 1 || now - writtenAt >= WRITE_MS;
      if (written) writtenAt = now;
      place(result === null ? null : countAt(result, share), written);
      if (share < 1) frame = requestAnimationFrame(move);
    };
    move(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [id, result, runMs, locale]);

  const verdict = moving || !last ? undefined : last.outcome.won ? 'won' : 'lost';
  const lineY = yOf(LINE);
  const tagHalf = multiple(line).length * 1.45 + 4.5;
  return (
    <div className={`${table.table} ${styles.table}`}>
      <div className={`${table.board} ${styles.board}`}>
        <div className={table.well}>
          <svg
            className={styles.sky}
            viewBox="0 0 100 100"
            data-verdict={verdict}
            role="img"
            aria-label={t`Sky with a line at ${multiple(line)} times the stake`}
          >
            <Scenery />
            <path d={`M-60 ${lineY}H160`} className={styles.line} />
            <g transform={`translate(16 ${lineY})`} className={styles.tag}>
              <rect x={-tagHalf} y="-3.9" width={2 * tagHalf} height="7.8" rx="3.9" />
              <text y="0.2">{`${multiple(line)} ×`}</text>
            </g>
            <g ref={bird}>
              <g className={styles.bird} data-flying={(moving && runMs > 0) || undefined}>
                <image href={lark} x="-10" y="-12" width="20" height="20" />
              </g>
            </g>
            <text ref={number} x="50" y="87.5" className={styles.number} />
          </svg>
        </div>
      </div>
      <fieldset className={table.card} disabled={locked}>
        <Targets {...{ target, pays, onChange }} />
      </fieldset>
    </div>
  );
}

/** Renders the static scenery. */
const Scenery = memo(function Scenery() {
  return (
    <>
      <defs>
        <linearGradient id="limbo-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#3f78b5" />
          <stop offset=".45" stopColor="#9cc3d8" />
          <stop offset=".72" stopColor="#fbe2b4" />
        </linearGradient>
        <radialGradient id="limbo-sun">
          <stop offset="0" stopColor="#fff8dc" />
          <stop offset=".3" stopColor="#ffe7a4" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="limbo-hill" x2="0" y2="1">
          <stop offset="0" stopColor="#7f9c4a" />
          <stop offset="1" stopColor="#33541f" />
        </linearGradient>
        <linearGradient id="limbo-field" x2="0" y2="1">
          <stop offset="0" stopColor="#3f6a35" />
          <stop offset="1" stopColor="#132c1c" />
        </linearGradient>
      </defs>
      <rect x="-60" width="220" height="100" fill="url(#limbo-sky)" />
      <circle cx="78" cy="62" r="34" fill="url(#limbo-sun)" />
      <g className={styles.clouds}>
        <path d="M6 27c1-5 8-6 10-2 2-5 10-5 11 1 5-1 7 5 2 6H7c-6 0-6-5-1-5Z" />
        <path d="M66 17c1-4 6-5 8-2 2-4 8-4 9 1 4-1 6 4 2 5H67c-5 0-5-4-1-4Z" />
        <path d="M74 48c1-3 5-4 6-1 2-3 7-3 8 1 3-1 5 3 1 4H75c-4 0-4-4-1-4Z" />
      </g>
      <path d="M-60 70C-36 74 -14 73 0 66S34 60 50 66 84 60 100 64 140 70 160 62V100H-60Z" fill="url(#limbo-hill)" />
      <path d="M-60 68C-40 66 -18 77 0 72S44 69 62 73 90 71 100 69 140 72 160 70V100H-60Z" fill="url(#limbo-field)" />
    </>
  );
});

/** Renders the choice of the target: its multiple, its chance, or a preset. */
const Targets = memo(function Targets({ target, pays, onChange }: Pick<SkyProps, 'target' | 'pays' | 'onChange'>) {
  const { t, i18n } = useLingui();
  const locale = localeOf(i18n.locale);
  const { percent, digits } = chanceOf(target);
  return (
    <>
      <Figure
        label={t`Target ×`}
        value={target / 100}
        digits={2}
        locale={locale}
        onCommit={(value) => onChange({ target: withMultiple(value) })}
      />
      <Figure
        label={t`Chance, %`}
        value={percent}
        digits={digits}
        locale={locale}
        onCommit={(value) => onChange({ target: withChance(value) })}
      />
      <Fact label={t`A win pays`} value={pays} />
      <div className={styles.offered} role="group" aria-label={t`Targets`}>
        {offered.map((each) => {
          const text = formatNumber(each / 100, locale, each % 100 === 0 ? 0 : 1);
          return (
            <button
              key={each}
              type="button"
              className={styles.offer}
              aria-pressed={each === target}
              onClick={() => onChange({ target: each })}
            >
              {`${text}×`}
            </button>
          );
        })}
      </div>
    </>
  );
});
