import { useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GameTitle } from '@croupier/game-art';
import type { DiceParams } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { GameFrame } from '../hud/GameFrame.tsx';
import { SpinButton } from '../hud/SpinButton.tsx';
import { money } from '../hud/texts.tsx';
import { usePressKey } from '../hud/usePressKey.ts';
import { openSound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { openDiceShow } from './dice-show.ts';
import { DiceHistory } from './DiceHistory.tsx';
import { DicePanel } from './DicePanel.tsx';
import { DiceResult } from './DiceResult.tsx';
import { DiceRules } from './DiceRules.tsx';
import { asRoll } from './figures.ts';

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export default function DiceGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const [sound] = useState(() => openSound(293.7));
  const [show] = useState(() => openDiceShow({ game, sound, still }));
  const [params, setParams] = useState<DiceParams>({ side: 'over', target: 5_049 });
  const state = useStore(show);
  const { paused } = useStore(game);

  useEffect(() => {
    show.begin();
    game.parent.say({ kind: 'ready' });
  }, [show, game]);
  useEffect(() => void sound.hush(paused), [sound, paused]);

  const roll = (): void => show.roll(params);
  usePressKey(game.parent, roll);

  const rolling = state.phase === 'rolling';
  const { last } = state;
  const rolled = last && !rolling ? asRoll(last.outcome.roll, i18n.locale) : '';
  const won = last ? money(last.winCents, game.session.currency) : '';
  return (
    <GameFrame
      gameTitle={gameTitle}
      game={game}
      sound={sound}
      said={!last || rolling ? '' : last.outcome.won ? t`Rolled ${rolled}. Won ${won}.` : t`Rolled ${rolled}. No win.`}
      locked={rolling}
      onRetry={show.retry}
      result={<DiceHistory history={state.history} />}
      action={
        <SpinButton game={game} label={t`Roll`} icon={<Dices aria-hidden size={42} />} busy={rolling} onPress={roll} />
      }
      sheet={(close) => <DiceRules game={game} close={close} />}
    >
      <DicePanel params={params} onChange={setParams} locked={rolling} game={game}>
        <DiceResult state={state} params={params} currency={game.session.currency} />
      </DicePanel>
    </GameFrame>
  );
}
