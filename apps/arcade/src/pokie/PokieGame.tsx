import { lazy } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { rankedLetters } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { openPokieShow, type ShowState } from './pokie-show.ts';
import { ReelFrame } from './ReelFrame.tsx';
import { type ReelKind, Reels } from './Reels.tsx';
import { pokieTitle } from './titles.ts';
import { useReelTable } from './useReelTable.ts';
import { Meaning, Resting } from './words.tsx';

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

const RulesSheet = lazy(() => import('./RulesSheet.tsx'));

const plain: ReelKind<null> = { openOver: () => null, openShow: openPokieShow };

const ROOTS = [220, 246.9, 261.6, 293.7, 329.6];

export default function PokieGame({ game, gameTitle }: GameProps) {
  const title = pokieTitle(game.session.maths);
  const table = useReelTable<ShowState>({ game, gameTitle, letters: rankedLetters(title), roots: ROOTS });
  const { symbols, sound, images, state, onOpen } = table;
  return (
    <ReelFrame
      game={game}
      gameTitle={gameTitle}
      table={table}
      multipliers={title.freeSpins.multipliers}
      scatter={title.scatter}
      resting={<Resting {...title} />}
      meaning={<Meaning title={title} spins={state?.free?.total ?? 0} />}
      rules={(close) => <RulesSheet {...{ game, title, gameTitle, symbols, close }} />}
    >
      {images && <Reels {...{ game, gameTitle, title, images, sound, state, onOpen }} kind={plain} />}
    </ReelFrame>
  );
}
