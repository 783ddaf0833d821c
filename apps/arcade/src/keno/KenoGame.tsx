import { useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { lazy } from 'react';
import type { KenoParams } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { Results } from '../originals/Results.tsx';
import { useDrawTable } from '../originals/useDrawTable.ts';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { localeOf } from '../texts.ts';
import { openKenoShow } from './keno-show.ts';
import { KenoBoard } from './KenoBoard.tsx';

const KenoRules = lazy(() => import('./KenoRules.tsx'));

/** What is chosen at first. */
const first: KenoParams = { picks: [4, 13, 22, 31, 40], risk: 'medium' };

export default function KenoGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const { sound, show, autoplay, params, choose, state, last, moving, locked } = useDrawTable({
    game,
    root: 261.6,
    open: openKenoShow,
    bet: first,
  });
  const { currency } = game.session;
  const empty = params.picks.length === 0;

  const said = (): string => {
    if (!last) return '';
    const { hits, picks } = last.outcome;
    const [all, back] = [picks.length, money(last.winCents, currency)];
    return last.winCents > 0
      ? t`${hits} of ${all} numbers were drawn: ${back} came back.`
      : t`${hits} of ${all} numbers were drawn. No win.`;
  };
  const head = () => {
    if (moving) return <Quiet />;
    if (empty) return <Quiet>{t`Pick 1 to 10 numbers`}</Quiet>;
    return last ? <Verdict {...last} currency={currency} /> : <Quiet>{t`Pick your numbers, then draw`}</Quiet>;
  };
  const results = state.history.map(({ id, outcome: { pays } }) => {
    const times = formatNumber(pays / 100, localeOf(i18n.locale), 2);
    return { id, text: `${times} ×`, won: pays > 100, spoken: t`${times} times the stake` };
  });
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show, moving }}
      repeats={!empty}
      disabled={empty}
      onPlay={() => void (empty ? undefined : show.play(params))}
      label={empty ? t`Pick a number first` : t`Draw`}
      icon={<Lightbulb aria-hidden size={40} />}
      said={said()}
      head={head()}
      results={<Results label={t`Last rounds`} results={results} />}
      rules={(close) => <KenoRules game={game} close={close} />}
    >
      <KenoBoard {...{ state, params, gameTitle }} locked={locked} onChange={choose} />
    </OriginalGame>
  );
}
