import { Plural } from '@lingui/react/macro';
import { lazy, useState } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { type HoldDefinition, holdTitle, rankedLetters } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import type { ShowState } from '../pokie/pokie-show.ts';
import { ReelFrame } from '../pokie/ReelFrame.tsx';
import { useReelTable } from '../pokie/useReelTable.ts';
import { usePart, useStore } from '../store.ts';
import type { HoldShow, HoldState } from './hold-show.ts';
import { HoldReels } from './HoldReels.tsx';
import { Prizes, Respins } from './Respins.tsx';

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

const HoldRules = lazy(() => import('./HoldRules.tsx'));

const ROOTS = [196, 220, 246.9, 261.6, 293.7];
const rest: HoldState = { left: null, filled: 0, grand: false };
const idle = { get: () => rest, subscribe: () => () => undefined };

function titleOf(maths: string): HoldDefinition {
  const title = holdTitle(maths);
  if (!title) throw new RangeError(`${maths} holds no money`);
  return title;
}

export default function HoldGame({ game, gameTitle }: GameProps) {
  const title = titleOf(game.session.maths);
  const table = useReelTable<ShowState>({ game, gameTitle, letters: rankedLetters(title), roots: ROOTS });
  const { symbols, sound, images, state, onOpen } = table;
  const [show, setShow] = useState<HoldShow | null>(null);
  const hold = useStore(show?.hold ?? idle);
  const stakeCents = usePart(game, 'stakeCents');
  const { currency } = game.session;
  const holds = hold.left !== null;
  return (
    <ReelFrame
      game={game}
      gameTitle={gameTitle}
      table={table}
      multipliers={null}
      scatter={title.scatter}
      resting={<Plural value={title.lines?.length ?? 0} one="# line" other="# lines, paid left to right" />}
      meaning={null}
      special={holds && <Respins state={hold} title={title} />}
      onSkip={holds ? show?.skipHold : undefined}
      result={<Prizes state={hold} title={title} stakeCents={stakeCents} currency={currency} />}
      rules={(close) => <HoldRules {...{ game, title, symbols, close }} />}
    >
      {images && <HoldReels {...{ game, gameTitle, title, images, sound, state, onOpen }} onHold={setShow} />}
    </ReelFrame>
  );
}
