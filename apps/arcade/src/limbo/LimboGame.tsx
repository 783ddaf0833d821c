import { useLingui } from '@lingui/react/macro';
import { Feather } from 'lucide-react';
import { lazy } from 'react';
import { formatNumber } from '@croupier/i18n';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { Results } from '../originals/Results.tsx';
import { useDrawTable } from '../originals/useDrawTable.ts';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { usePart } from '../store.ts';
import { localeOf } from '../texts.ts';
import { openLimboShow } from './limbo-show.ts';
import { LimboSky } from './LimboSky.tsx';

const LimboRules = lazy(() => import('./LimboRules.tsx'));

/** Initial choice. */
const first = { target: 200 };

export default function LimboGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const {
    sound,
    show,
    autoplay,
    params: { target },
    choose,
    history,
    told,
    moving,
    locked,
  } = useDrawTable({
    game,
    root: 392,
    open: openLimboShow,
    bet: first,
  });
  const stakeCents = usePart(game, 'stakeCents');
  const { currency } = game.session;
  const multiple = (hundredths: number) => formatNumber(hundredths / 100, localeOf(i18n.locale), 2);

  const said = (): string => {
    if (!told) return '';
    const [reached, won] = [multiple(told.outcome.result), money(told.winCents, currency)];
    return told.outcome.won ? t`Reached ${reached}. Won ${won}.` : t`Reached ${reached}. No win.`;
  };
  const results = history.map(({ id, outcome: { result, won } }) => {
    const reached = multiple(result);
    return { id, text: `${reached} ×`, won, spoken: won ? t`${reached}, won` : t`${reached}, not won` };
  });
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show, moving }}
      onPlay={() => void show.play({ target })}
      label={t`Fly`}
      icon={<Feather aria-hidden size={40} />}
      said={said()}
      head={
        moving ? (
          <Quiet />
        ) : told ? (
          <Verdict {...told} currency={currency} />
        ) : (
          <Quiet>{t`Set a target, then fly`}</Quiet>
        )
      }
      results={<Results label={t`Latest rounds`} results={results} />}
      rules={(close) => <LimboRules game={game} close={close} />}
    >
      <LimboSky
        {...{ show, target, gameTitle }}
        pays={money(Math.floor((stakeCents * target) / 100), currency)}
        locked={locked}
        onChange={choose}
      />
    </OriginalGame>
  );
}
