import { Plural, Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { expandTitle, type PokieDefinition, rankedLetters } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import type { ShowState } from '../pokie/pokie-show.ts';
import { ReelFrame } from '../pokie/ReelFrame.tsx';
import { type ReelKind, Reels } from '../pokie/Reels.tsx';
import { useReelTable } from '../pokie/useReelTable.ts';
import { openExpandShow } from './expand-show.ts';
import { openVines, type Vines } from './vines.ts';

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

const RulesSheet = lazy(() => import('../pokie/RulesSheet.tsx'));

const growing: ReelKind<Vines> = { openOver: openVines, openShow: openExpandShow };

const ROOTS = [220, 233.1, 261.6, 293.7, 311.1];

function titleOf(maths: string): PokieDefinition {
  const title = expandTitle(maths);
  if (!title) throw new RangeError(`nothing grows in ${maths}`);
  return title;
}

export default function ExpandGame({ game, gameTitle }: GameProps) {
  const title = titleOf(game.session.maths);
  const table = useReelTable<ShowState>({ game, gameTitle, letters: rankedLetters(title), roots: ROOTS });
  const { symbols, sound, images, state, onOpen } = table;
  return (
    <ReelFrame
      game={game}
      gameTitle={gameTitle}
      table={table}
      multipliers={title.freeSpins.multipliers}
      scatter={title.scatter}
      resting={<Plural value={title.lines?.length ?? 0} one="# line" other="# lines, paid left to right" />}
      meaning={<Trans>These spins are free. Three times as many wilds can expand.</Trans>}
      rules={(close) => (
        <RulesSheet {...{ game, title, gameTitle, symbols, close }}>
          <section>
            <h3>
              <Trans>Expanding wilds</Trans>
            </h3>
            <p>
              <Trans>
                Wilds appear only on the second, third and fourth reel. A wild expands to fill its reel before anything
                is paid.
              </Trans>
            </p>
          </section>
        </RulesSheet>
      )}
    >
      {images && <Reels {...{ game, gameTitle, title, images, sound, state, onOpen }} kind={growing} />}
    </ReelFrame>
  );
}
