import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { toWire } from '@croupier/contracts';
import { gameTitleBySlug } from '@croupier/game-art';
import { originalSvg } from '@croupier/game-art/symbols';
import {
  hiLoPays,
  type HiLoOutcome,
  type BaccaratOutcome,
  type KenoOutcome,
  type LimboOutcome,
  MINES_CELLS,
  type MinesOutcome,
  type PlinkoOutcome,
  plinkoTable,
  type RouletteOutcome,
  type VideoPokerOutcome,
  type WheelOutcome,
} from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { Baccarat } from './Baccarat.tsx';
import { cardText } from './card-text.ts';
import { Keno } from './Keno.tsx';
import styles from './originals.module.css';
import { Poker } from './Poker.tsx';
import { Roulette } from './Roulette.tsx';
import { Wheel } from './Wheel.tsx';

interface ViewProps {
  outcome: unknown;
  /** Title it was played on. */
  game: string;
}

/** Views of the originals' rounds, by maths. They show the server's own outcomes. */
export const originals: Readonly<Record<string, (props: ViewProps) => ReactNode>> = {
  'acorn-plinko': ({ outcome }) => <Plinko outcome={outcome as PlinkoOutcome} />,
  'amber-mines': ({ outcome, game }) => <Mines outcome={outcome as MinesOutcome} game={game} />,
  'firefly-keno': ({ outcome }) => <Keno outcome={outcome as KenoOutcome} />,
  'heron-hi-lo': ({ outcome }) => <HiLo outcome={outcome as HiLoOutcome} />,
  'sunflower-wheel': ({ outcome }) => <Wheel outcome={outcome as WheelOutcome} />,
  'lark-limbo': ({ outcome }) => <Limbo outcome={outcome as LimboOutcome} />,
  baccarat: ({ outcome }) => <Baccarat outcome={outcome as BaccaratOutcome} />,
  'jacks-or-better': ({ outcome }) => <Poker outcome={outcome as VideoPokerOutcome} />,
  roulette: ({ outcome }) => <Roulette outcome={outcome as RouletteOutcome} />,
};

function Mines({ outcome: { mines, picks, end, layout }, game }: { outcome: MinesOutcome; game: string }) {
  const { t } = useLingui();
  const theme = gameTitleBySlug(game)?.theme;
  const url = (name: 'amber' | 'mine') => theme && `data:image/svg+xml,${encodeURIComponent(originalSvg(name, theme))}`;
  const pictures = { amber: url('amber'), mine: url('mine') };
  const words = { amber: t`amber`, mine: t`mine` };
  const safe = picks.length - (end === 'mine' ? 1 : 0);
  return (
    <>
      <ol className={styles.field} aria-label={t`Grid of 25 cells`}>
        {Array.from({ length: MINES_CELLS }, (_, cell) => {
          const opened = picks.indexOf(cell);
          const found = layout?.includes(cell) || (end === 'mine' && cell === picks.at(-1)) ? 'mine' : 'amber';
          const known = layout !== null || opened >= 0;
          return (
            <li key={cell} data-opened={opened >= 0 || undefined}>
              {known && <img src={pictures[found]} alt={words[found]} width={32} height={32} />}
              {opened >= 0 && <small>{opened + 1}</small>}
            </li>
          );
        })}
      </ol>
      <p>
        <Plural value={mines} one="# mine was placed." other="# mines were placed." />{' '}
        <Plural value={safe} one="# amber cell was opened." other="# amber cells were opened." />{' '}
        {end === 'mine' && <Trans>Then a mine ended the round.</Trans>}
        {(end === 'cashed' || end === 'cleared') && <Trans>The round was cashed out.</Trans>}
        {end === 'given_back' && <Trans>The stake was returned.</Trans>}
        {end === null && <Trans>The round is still open.</Trans>}
      </p>
    </>
  );
}

function Limbo({ outcome: { target, result, won } }: { outcome: LimboOutcome }) {
  const { i18n } = useLingui();
  const show = (hundredths: number) => formatNumber(hundredths / 100, i18n.locale, 2);
  const [reached, wanted] = [show(result), show(target)];
  return (
    <p>
      <Trans>
        Reached {reached}. The target was {wanted}.
      </Trans>{' '}
      {won ? <Trans>The bet wins {wanted} times the stake.</Trans> : <Trans>The bet loses.</Trans>}
    </p>
  );
}

function HiLo({ outcome }: { outcome: HiLoOutcome }) {
  const { t, i18n } = useLingui();
  const { cards, guesses, end } = outcome;
  const words = { higher: t`higher`, lower: t`lower`, skip: t`skipped` };
  const [over, under] = hiLoPays(outcome);
  const pays = formatNumber(toWire((over * 100n) / under) / 100, i18n.locale, 2);
  return (
    <>
      <ol className={styles.cards} aria-label={t`Cards in the order dealt`}>
        {cards.map((card, at) => {
          const guess = guesses[at];
          return (
            <li key={at} data-red={(card >= 13 && card < 39) || undefined}>
              <b>{cardText(card)}</b>
              {guess && <small>{words[guess]}</small>}
            </li>
          );
        })}
      </ol>
      <p>
        {end === 'lost' && <Trans>The last guess was wrong, so the round is lost.</Trans>}
        {end === 'cashed' && <Trans>The round was cashed out at {pays} times the stake.</Trans>}
        {end === 'given_back' && <Trans>The stake was returned.</Trans>}
        {end === null && <Trans>The round is still open.</Trans>}
      </p>
    </>
  );
}

function Plinko({ outcome: { rows, risk, path, bucket, pays } }: { outcome: PlinkoOutcome }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const words = { low: t`low risk`, medium: t`medium risk`, high: t`high risk` };
  const way = path.map((right) => (right ? t`right` : t`left`)).join(', ');
  const multiple = formatNumber(pays / 100, i18n.locale, 2);
  const [gap, height] = [16, (rows + 2) * 16];
  const x = (row: number, right: number) => rows * 8 + 16 + (right - row / 2) * gap;
  const rightsBy = (row: number) => path.slice(0, row).reduce<number>((sum, right) => sum + right, 0);
  const points = path.map((_, row) => `${x(row + 1, rightsBy(row + 1))} ${(row + 1) * gap + 8}`);
  return (
    <>
      <svg
        className={styles.pegs}
        viewBox={`0 0 ${rows * gap + 32} ${height}`}
        role="img"
        aria-labelledby={id}
        style={{ maxInlineSize: rows * gap + 32 }}
      >
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 1 }, (_, peg) => (
            <circle key={`${row}-${peg}`} cx={x(row, peg)} cy={row * gap + 16} r={2.5} className={styles.peg} />
          )),
        )}
        <path d={`M${x(0, 0)} 4L${points.join('L')}`} className={styles.way} />
      </svg>
      <p id={id}>
        <Trans>
          {rows} rows, {words[risk]}: {way}.
        </Trans>
      </p>
      <p>
        <Trans>
          Bucket {bucket + 1} of {plinkoTable({ rows, risk }).length} pays {multiple} times the stake.
        </Trans>
      </p>
    </>
  );
}
