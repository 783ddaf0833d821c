import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, useState } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { type CollectDefinition, collectTitle, rankedLetters } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import type { ShowState } from '../pokie/pokie-show.ts';
import { ReelFrame } from '../pokie/ReelFrame.tsx';
import { type ReelKind, Reels } from '../pokie/Reels.tsx';
import { useReelTable } from '../pokie/useReelTable.ts';
import { Resting } from '../pokie/words.tsx';
import { createStore, useStore } from '../store.ts';
import { DARK, openCollectShow, type Street } from './collect-show.ts';
import { CollectRules } from './CollectRules.tsx';
import { LampRow } from './LampRow.tsx';
import { type Lights, openLights } from './lights.ts';

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

const RulesSheet = lazy(() => import('../pokie/RulesSheet.tsx'));

const ROOTS = [220, 246.9, 277.2, 293.7, 329.6];

function titleOf(maths: string): CollectDefinition {
  const title = collectTitle(maths);
  if (!title) throw new RangeError(`nothing is collected in ${maths}`);
  return title;
}

export default function CollectGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const title = titleOf(game.session.maths);
  const table = useReelTable<ShowState>({ game, gameTitle, letters: rankedLetters(title), roots: ROOTS });
  const { symbols, sound, images, state, onOpen } = table;
  const [street] = useState(() => createStore<Street>(DARK));
  const [kind] = useState((): ReelKind<Lights> => ({
    openOver: openLights,
    openShow: (setup) => openCollectShow({ ...setup, street }),
  }));
  const { lit, brighter } = useStore(street);
  const multiplier = state?.free?.multiplier ?? 1;
  return (
    <ReelFrame
      game={game}
      gameTitle={gameTitle}
      table={table}
      multipliers={[]}
      scatter={title.scatter}
      resting={<Resting {...title} />}
      meaning={
        <Trans>
          These spins are free. Every lamp that lands raises the multiplier for all wins and stays lit until the end.
        </Trans>
      }
      said={brighter && state?.free ? t`Wins now pay ×${multiplier}.` : ''}
      result={<LampRow lit={lit} />}
      rules={(close) => (
        <RulesSheet {...{ game, title, gameTitle, symbols, close }}>
          <CollectRules title={title} />
        </RulesSheet>
      )}
    >
      {images && <Reels {...{ game, gameTitle, title, kind, images, sound, state, onOpen }} />}
    </ReelFrame>
  );
}
