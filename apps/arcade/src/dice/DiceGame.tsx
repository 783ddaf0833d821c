import { useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import type { GameTitle } from '@croupier/game-art';
import type { DiceParams } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { GameFrame } from '../hud/GameFrame.tsx';
import { SpinButton } from '../hud/SpinButton.tsx';
import { money } from '../hud/texts.tsx';
import { usePressKey } from '../hud/usePressKey.ts';
import { openSound, type Sound } from '../sound/sound.ts';
import { createStore, useStore } from '../store.ts';
import { openDiceShow } from './dice-show.ts';
import { DiceHistory } from './DiceHistory.tsx';
import { DicePanel } from './DicePanel.tsx';
import { DiceResult } from './DiceResult.tsx';
import { asRoll } from './figures.ts';

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

const DiceRules = lazy(() => import('./DiceRules.tsx'));

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The script of a roll, where its line is drawn, and who may roll round after round. */
function openTable(game: GameStore, sound: Sound) {
  const show = openDiceShow({ game, sound, still });
  const bet = createStore<DiceParams>({ side: 'over', target: 5_049 });
  return { show, bet, autoplay: openAutoplay({ game, play: () => show.roll(bet.get()) }) };
}

export default function DiceGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const [sound] = useState(() => openSound(293.7));
  const [{ show, bet, autoplay }] = useState(() => openTable(game, sound));
  const params = useStore(bet);
  const state = useStore(show);
  const { paused } = useStore(game);

  useEffect(() => {
    show.begin();
    game.parent.say({ kind: 'ready' });
  }, [show, game]);
  useEffect(() => void sound.hush(paused), [sound, paused]);

  const rolling = state.phase === 'rolling';
  const running = useStore(autoplay).limits !== null;
  const press = (): void => {
    if (running) autoplay.stop();
    if (rolling) return show.press();
    if (running) return;
    autoplay.forget();
    void show.roll(params);
  };
  usePressKey(game.parent, press);

  const { last } = state;
  const rolled = last && !rolling ? asRoll(last.outcome.roll, i18n.locale) : '';
  const won = last ? money(last.winCents, game.session.currency) : '';
  return (
    <GameFrame
      gameTitle={gameTitle}
      game={game}
      sound={sound}
      autoplay={autoplay}
      halves
      said={!last || rolling ? '' : last.outcome.won ? t`Rolled ${rolled}. Won ${won}.` : t`Rolled ${rolled}. No win.`}
      locked={rolling}
      onRetry={show.retry}
      result={<DiceHistory history={state.history} />}
      action={
        <SpinButton game={game} label={t`Roll`} icon={<Dices aria-hidden size={42} />} busy={rolling} onPress={press} />
      }
      sheet={(close) => <DiceRules game={game} close={close} />}
    >
      <DicePanel params={params} onChange={bet.set} locked={rolling || running} game={game}>
        <DiceResult state={state} params={params} currency={game.session.currency} />
      </DicePanel>
    </GameFrame>
  );
}
