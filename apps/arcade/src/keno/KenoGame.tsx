import { useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { lazy } from 'react';
import type { KenoParams } from '@croupier/game-math';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { useDrawTable } from '../originals/useDrawTable.ts';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { openKenoShow } from './keno-show.ts';
import { KenoBoard } from './KenoBoard.tsx';
import { KenoHistory } from './KenoHistory.tsx';

const KenoRules = lazy(() => import('./KenoRules.tsx'));

/** Initial choice. */
const first: KenoParams = { picks: [4, 13, 22, 31, 40], risk: 'medium' };

export default function KenoGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const { sound, show, autoplay, params, choose, history, told, moving, locked } = useDrawTable({
    game,
    root: 261.6,
    open: openKenoShow,
    bet: first,
  });
  const { currency } = game.session;
  const empty = params.picks.length === 0;

  const said = (): string => {
    if (!told) return '';
    const { hits, picks } = told.outcome;
    const [all, back] = [picks.length, money(told.winCents, currency)];
    return told.winCents > 0
      ? t`${hits} of ${all} numbers hit. ${back} returned.`
      : t`${hits} of ${all} numbers hit. No win.`;
  };
  const head = () => {
    if (moving) return <Quiet />;
    if (empty) return <Quiet>{t`Pick 1 to 10 numbers`}</Quiet>;
    return told ? <Verdict {...told} currency={currency} /> : <Quiet>{t`Pick your numbers, then draw`}</Quiet>;
  };
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show, moving }}
      repeats={!empty}
      disabled={empty}
      onPlay={() => void (empty ? undefined : show.play(params))}
      label={empty ? t`Pick a number first` : t({ message: `Draw`, context: 'a button' })}
      icon={<Lightbulb aria-hidden size={40} />}
      said={said()}
      head={head()}
      results={<KenoHistory history={history} />}
      rules={(close) => <KenoRules game={game} close={close} />}
    >
      <KenoBoard {...{ show, params, gameTitle }} locked={locked} onChange={choose} />
    </OriginalGame>
  );
}
