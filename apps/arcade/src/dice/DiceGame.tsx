import { useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { lazy } from 'react';
import type { DiceParams } from '@croupier/game-math';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { useDrawTable } from '../originals/useDrawTable.ts';
import { openDiceShow } from './dice-show.ts';
import { DiceHistory } from './DiceHistory.tsx';
import { DicePanel } from './DicePanel.tsx';
import { DiceResult } from './DiceResult.tsx';
import { asRoll } from './figures.ts';

const DiceRules = lazy(() => import('./DiceRules.tsx'));

/** Initial choice. */
const first: DiceParams = { side: 'over', target: 5_049 };

export default function DiceGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const { sound, show, autoplay, params, choose, history, told, moving, locked } = useDrawTable({
    game,
    root: 293.7,
    open: openDiceShow,
    bet: first,
  });
  const rolled = told ? asRoll(told.outcome.roll, i18n.locale) : '';
  const won = told ? money(told.winCents, game.session.currency) : '';
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
      said={!told ? '' : told.outcome.won ? t`Rolled ${rolled}. Won ${won}.` : t`Rolled ${rolled}. No win.`}
      results={<DiceHistory history={history} />}
      rules={(close) => <DiceRules game={game} close={close} />}
    >
      <DicePanel params={params} onChange={choose} locked={locked} game={game}>
        <DiceResult show={show} params={params} currency={game.session.currency} />
      </DicePanel>
    </OriginalGame>
  );
}
