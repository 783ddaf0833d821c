import { useLingui } from '@lingui/react/macro';
import { HandCoins, Pickaxe } from 'lucide-react';
import { lazy, useState } from 'react';
import { toWire } from '@croupier/contracts';
import { minesWin } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { openSound, type Sound } from '../sound/sound.ts';
import { isStill } from '../still.ts';
import { createStore, useStore } from '../store.ts';
import { openMinesShow } from './mines-show.ts';
import { MinesBoard } from './MinesBoard.tsx';
import { MinesHistory } from './MinesHistory.tsx';

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

export default function MinesGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const [sound] = useState(() => openSound(246.9));
  const [{ show, bet, choose, autoplay }] = useState(() => openTable(game, sound));
  const state = useStore(show);
  const { mines } = useStore(bet);
  const { currency } = game.session;
  const { phase, round } = state;
  const under = phase === 'open' || phase === 'asking';
  const picks = under && round?.outcome.end === null ? round.outcome.picks.length : 0;
  const pays = round && picks > 0 ? toWire(minesWin(BigInt(round.stakeCents), round.outcome.mines, picks)) : 0;
  const now = money(pays, currency);

  const said = (): string => {
    if (!round) return '';
    if (round.outcome.end === 'mine') return t`A mine. The round is lost.`;
    if (round.outcome.end !== null) return t`Won ${money(round.winCents, currency)}.`;
    return picks === 0 ? t`Choose a cell.` : t`Amber. Cashing out pays ${now}.`;
  };
  const head = () => {
    if (phase === 'asking' && picks === 0) return <Quiet />;
    if (under) return <Quiet>{picks === 0 ? t`Choose a cell` : t`Cashing out pays ${now}`}</Quiet>;
    if (!round) return <Quiet>{t`Choose how many mines, then dig`}</Quiet>;
    return <Verdict {...round} currency={currency} />;
  };
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show }}
      repeats={false}
      moving={false}
      open={phase !== 'idle'}
      disabled={phase === 'asking' || phase === 'ending' || (phase === 'open' && picks === 0)}
      onPlay={() => void (phase === 'open' ? show.act({ do: 'cash_out' }) : show.play({ mines }))}
      label={phase === 'idle' ? t`Dig` : t({ context: 'a round', message: 'Cash out' })}
      icon={phase === 'idle' ? <Pickaxe aria-hidden size={40} /> : <HandCoins aria-hidden size={40} />}
      said={said()}
      head={head()}
      results={<MinesHistory history={state.history} />}
      rules={(close) => <MinesRules game={game} close={close} />}
    >
      <MinesBoard {...{ state, mines, gameTitle }} onMines={choose} onPick={show.pick} />
    </OriginalGame>
  );
}
