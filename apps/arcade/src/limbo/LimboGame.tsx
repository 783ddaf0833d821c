import { useLingui } from '@lingui/react/macro';
import { Feather } from 'lucide-react';
import { lazy, useState } from 'react';
import { formatNumber } from '@croupier/i18n';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame, still } from '../originals/OriginalGame.tsx';
import { Results } from '../originals/Results.tsx';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { openSound, type Sound } from '../sound/sound.ts';
import { createStore, useStore } from '../store.ts';
import { localeOf } from '../texts.ts';
import { openLimboShow } from './limbo-show.ts';
import { LimboSky } from './LimboSky.tsx';

const LimboRules = lazy(() => import('./LimboRules.tsx'));

function openTable(game: GameStore, sound: Sound) {
  const show = openLimboShow({ game, sound, still });
  const bet = createStore({ target: 200 });
  return { show, bet, autoplay: openAutoplay({ game, play: () => show.play(bet.get()) }) };
}

export default function LimboGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const [sound] = useState(() => openSound(392));
  const [{ show, bet, autoplay }] = useState(() => openTable(game, sound));
  const { target } = useStore(bet);
  const state = useStore(show);
  const { stakeCents } = useStore(game);
  const running = useStore(autoplay).limits !== null;
  const moving = state.phase === 'moving';
  const { last } = state;
  const { currency } = game.session;
  const multiple = (hundredths: number) => formatNumber(hundredths / 100, localeOf(i18n.locale), 2);

  const said = (): string => {
    if (!last) return '';
    const [reached, won] = [multiple(last.outcome.result), money(last.winCents, currency)];
    return last.outcome.won ? t`Reached ${reached}. Won ${won}.` : t`Reached ${reached}. No win.`;
  };
  const results = state.history.map(({ id, outcome: { result, won } }) => {
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
        ) : last ? (
          <Verdict {...last} currency={currency} />
        ) : (
          <Quiet>{t`Choose how high, then fly`}</Quiet>
        )
      }
      results={<Results label={t`Last rounds`} results={results} />}
      rules={(close) => <LimboRules game={game} close={close} />}
    >
      <LimboSky
        {...{ state, target, gameTitle }}
        pays={money(Math.floor((stakeCents * target) / 100), currency)}
        locked={moving || running}
        onTarget={(chosen) => bet.set({ target: chosen })}
      />
    </OriginalGame>
  );
}
