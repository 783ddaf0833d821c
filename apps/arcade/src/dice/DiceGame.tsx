import { useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { lazy, useState } from 'react';
import type { DiceParams } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame, still } from '../originals/OriginalGame.tsx';
import { openSound, type Sound } from '../sound/sound.ts';
import { createStore, useStore } from '../store.ts';
import { openDiceShow } from './dice-show.ts';
import { DiceHistory } from './DiceHistory.tsx';
import { DicePanel } from './DicePanel.tsx';
import { DiceResult } from './DiceResult.tsx';
import { asRoll } from './figures.ts';

const DiceRules = lazy(() => import('./DiceRules.tsx'));

/** The script of a roll, where its line is drawn, and who may roll round after round. */
function openTable(game: GameStore, sound: Sound) {
  const show = openDiceShow({ game, sound, still });
  const bet = createStore<DiceParams>({ side: 'over', target: 5_049 });
  return { show, bet, autoplay: openAutoplay({ game, play: () => show.play(bet.get()) }) };
}

export default function DiceGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const [sound] = useState(() => openSound(293.7));
  const [{ show, bet, autoplay }] = useState(() => openTable(game, sound));
  const params = useStore(bet);
  const state = useStore(show);
  const running = useStore(autoplay).limits !== null;
  const moving = state.phase === 'moving';

  const { last } = state;
  const rolled = last ? asRoll(last.outcome.roll, i18n.locale) : '';
  const won = last ? money(last.winCents, game.session.currency) : '';
  return (
    <OriginalGame
      gameTitle={gameTitle}
      game={game}
      sound={sound}
      autoplay={autoplay}
      show={show}
      moving={moving}
      onPlay={() => void show.play(params)}
      label={t`Roll`}
      icon={<Dices aria-hidden size={42} />}
      said={!last ? '' : last.outcome.won ? t`Rolled ${rolled}. Won ${won}.` : t`Rolled ${rolled}. No win.`}
      results={<DiceHistory history={state.history} />}
      rules={(close) => <DiceRules game={game} close={close} />}
    >
      <DicePanel params={params} onChange={bet.set} locked={moving || running} game={game}>
        <DiceResult state={state} params={params} currency={game.session.currency} />
      </DicePanel>
    </OriginalGame>
  );
}
