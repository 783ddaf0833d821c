import { useLingui } from '@lingui/react/macro';
import { ArrowDownToLine } from 'lucide-react';
import { lazy } from 'react';
import type { PlinkoParams } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { Results } from '../originals/Results.tsx';
import { useDrawTable } from '../originals/useDrawTable.ts';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { localeOf } from '../texts.ts';
import { openPlinkoShow } from './plinko-show.ts';
import { PlinkoBoard } from './PlinkoBoard.tsx';

const PlinkoRules = lazy(() => import('./PlinkoRules.tsx'));

/** Initial choice. */
const first: PlinkoParams = { rows: 12, risk: 'medium' };

export default function PlinkoGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const { sound, show, autoplay, params, choose, history, told, moving, locked } = useDrawTable({
    game,
    root: 329.6,
    open: openPlinkoShow,
    bet: first,
  });
  const { currency } = game.session;
  const multipleOf = (pays: number) => formatNumber(pays / 100, localeOf(i18n.locale), 2);

  const said = (): string => {
    if (!told) return '';
    const [times, won] = [multipleOf(told.outcome.pays), money(told.winCents, currency)];
    return t`Bucket pays ${times} times the stake: ${won}.`;
  };
  const results = history.map(({ id, outcome: { pays } }) => {
    const times = multipleOf(pays);
    return { id, text: `${times} ×`, won: pays > 100, spoken: t`${times} times the stake` };
  });
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show, moving }}
      onPlay={() => void show.play(params)}
      label={t`Drop`}
      icon={<ArrowDownToLine aria-hidden size={40} />}
      said={said()}
      head={
        moving ? <Quiet /> : told ? <Verdict {...told} currency={currency} /> : <Quiet>{t`Choose rows and risk`}</Quiet>
      }
      results={<Results label={t`Latest rounds`} results={results} />}
      rules={(close) => <PlinkoRules game={game} close={close} />}
    >
      <PlinkoBoard {...{ show, params, gameTitle, sound }} locked={locked} onChange={choose} />
    </OriginalGame>
  );
}
