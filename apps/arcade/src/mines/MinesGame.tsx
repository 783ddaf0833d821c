import { useLingui } from '@lingui/react/macro';
import { HandCoins, Pickaxe } from 'lucide-react';
import { lazy, useState, useSyncExternalStore } from 'react';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { openSound, type Sound } from '../sound/sound.ts';
import { isStill } from '../still.ts';
import { createStore, usePart, useStore } from '../store.ts';
import { openMinesShow, picksOf } from './mines-show.ts';
import { MinesBoard } from './MinesBoard.tsx';
import { MinesHistory } from './MinesHistory.tsx';
import { MinesHead, MinesSaid } from './MinesWords.tsx';

const MinesRules = lazy(() => import('./MinesRules.tsx'));

function openTable(game: GameStore, sound: Sound) {
  const bet = createStore({ mines: 3 });
  return {
    show: openMinesShow(game, sound, isStill),
    bet,
    choose: (mines: number): void => bet.set({ mines }),
    autoplay: openAutoplay({ game, play: () => Promise.resolve(null) }),
  };
}

/** Renders a game of mines. A pick only renders the field, its card and the messages again. */
export default function MinesGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const [sound] = useState(() => openSound(246.9));
  const [{ show, bet, choose, autoplay }] = useState(() => openTable(game, sound));
  const phase = usePart(show, 'phase');
  const history = usePart(show, 'history');
  const { mines } = useStore(bet);
  const hasPicks = useSyncExternalStore(show.subscribe, () => picksOf(show.get()) > 0);
  const { currency } = game.session;
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show }}
      repeats={false}
      moving={false}
      open={phase !== 'idle'}
      disabled={phase === 'asking' || phase === 'ending' || (phase === 'open' && !hasPicks)}
      onPlay={() => void (phase === 'open' ? show.act({ do: 'cash_out' }) : show.play({ mines }))}
      label={phase === 'idle' ? t`Dig` : t({ context: 'a round', message: 'Cash out' })}
      icon={phase === 'idle' ? <Pickaxe aria-hidden size={40} /> : <HandCoins aria-hidden size={40} />}
      said={<MinesSaid {...{ show, currency }} />}
      head={<MinesHead {...{ show, currency }} />}
      results={<MinesHistory history={history} />}
      rules={(close) => <MinesRules game={game} close={close} />}
    >
      <MinesBoard {...{ show, mines, gameTitle }} onMines={choose} />
    </OriginalGame>
  );
}
