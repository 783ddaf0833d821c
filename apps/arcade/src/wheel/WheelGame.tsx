import { useLingui } from '@lingui/react/macro';
import { Flower2 } from 'lucide-react';
import { lazy } from 'react';
import type { WheelParams } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { Results } from '../originals/Results.tsx';
import { useDrawTable } from '../originals/useDrawTable.ts';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { localeOf } from '../texts.ts';
import { openWheelShow } from './wheel-show.ts';
import { WheelTable } from './WheelTable.tsx';

const WheelRules = lazy(() => import('./WheelRules.tsx'));

/** Initial choice. */
const first: WheelParams = { segments: 20, risk: 'medium' };

export default function WheelGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const { sound, show, autoplay, params, choose, history, told, moving, locked } = useDrawTable({
    game,
    root: 349.2,
    open: openWheelShow,
    bet: first,
  });
  const { currency } = game.session;
  const multipleOf = (pays: number) => formatNumber(pays / 100, localeOf(i18n.locale), 2);

  const said = (): string => {
    if (!told) return '';
    const [times, won] = [multipleOf(told.outcome.pays), money(told.winCents, currency)];
    return told.winCents > 0 ? t`The wheel pays ${times} times the stake: ${won}.` : t`The wheel pays nothing. No win.`;
  };
  const results = history.map(({ id, outcome: { pays } }) => {
    const times = multipleOf(pays);
    return { id, text: `${times} ×`, won: pays > 100, spoken: t`${times} times the stake` };
  });
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show, moving }}
      onPlay={() => void show.play(params)}
      label={t`Spin`}
      icon={<Flower2 aria-hidden size={40} />}
      said={said()}
      head={
        moving ? (
          <Quiet />
        ) : told ? (
          <Verdict {...told} currency={currency} />
        ) : (
          <Quiet>{t`Choose segments and risk`}</Quiet>
        )
      }
      results={<Results label={t`Latest rounds`} results={results} />}
      rules={(close) => <WheelRules game={game} close={close} />}
    >
      <WheelTable {...{ show, params, sound }} locked={locked} onChange={choose} />
    </OriginalGame>
  );
}
