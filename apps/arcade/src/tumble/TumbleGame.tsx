import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { type TumbleDefinition, tumbleLetters, tumbleTitle } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { ReelFrame } from '../pokie/ReelFrame.tsx';
import { useReelTable } from '../pokie/useReelTable.ts';
import { Meter } from './Meter.tsx';
import type { TumbleState } from './tumble-show.ts';
import styles from './tumble.module.css';
import { TumbleGrid } from './TumbleGrid.tsx';

const TumbleRules = lazy(() => import('./TumbleRules.tsx'));

const ROOTS = [207.7, 233.1, 277.2, 311.1, 349.2];

function titleOf(maths: string): TumbleDefinition {
  const title = tumbleTitle(maths);
  if (!title) throw new RangeError(`${maths} does not tumble`);
  return title;
}

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

export default function TumbleGame({ game, gameTitle }: GameProps) {
  const title = titleOf(game.session.maths);
  const table = useReelTable<TumbleState>({ game, gameTitle, letters: tumbleLetters(title), roots: ROOTS });
  const { symbols, sound, images, state, onOpen } = table;
  const multiplier = state?.multiplier ?? 1;
  return (
    <ReelFrame
      game={game}
      gameTitle={gameTitle}
      table={table}
      multipliers={title.freeSpins?.ladder ?? null}
      scatter={title.scatter}
      resting={<Resting title={title} />}
      meaning={<Meaning title={title} />}
      result={
        title.meter ? (
          <Meter meter={title.meter} charge={state?.charge ?? 0} helped={state?.helped ?? 0} />
        ) : (
          // Always takes its space, so that the cabinet doesn't shrink when it appears.
          <strong className={styles.times} data-off={state?.free != null || multiplier === 1 || undefined}>
            ×{multiplier}
          </strong>
        )
      }
      rules={(close) => <TumbleRules {...{ game, title, symbols, close }} />}
    >
      {images && <TumbleGrid {...{ game, gameTitle, title, images, sound, state, onOpen }} />}
    </ReelFrame>
  );
}

function Resting({ title }: { readonly title: TumbleDefinition }) {
  if (title.rule === 'cluster') return <Trans>Matching symbols that touch pay together</Trans>;
  if (title.rule === 'anywhere') return <Trans>8 or more matching symbols pay anywhere</Trans>;
  return <Trans>Up to 117,649 ways, paid left to right</Trans>;
}

function Meaning({ title }: { readonly title: TumbleDefinition }) {
  const { freeSpins, rule } = title;
  if (!freeSpins) return null;
  if (rule === 'anywhere' && freeSpins.keeps)
    return <Trans>These spins are free. Multipliers in winning spins are collected until the end.</Trans>;
  if (rule === 'anywhere') return <Trans>These spins are free. More multipliers fall.</Trans>;
  if (freeSpins.keeps)
    return <Trans>These spins are free. Every tumble raises the multiplier, and it doesn’t reset.</Trans>;
  return <Trans>These spins are free. Every tumble raises the multiplier of its spin.</Trans>;
}
