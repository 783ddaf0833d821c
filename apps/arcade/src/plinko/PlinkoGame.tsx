import { useLingui } from '@lingui/react/macro';
import { ArrowDownToLine } from 'lucide-react';
import { lazy, useState } from 'react';
import type { PlinkoParams } from '@croupier/game-math';
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
import { openPlinkoShow } from './plinko-show.ts';
import { PlinkoBoard } from './PlinkoBoard.tsx';

const PlinkoRules = lazy(() => import('./PlinkoRules.tsx'));

function openTable(game: GameStore, sound: Sound) {
  const show = openPlinkoShow(game, sound, still);
  const bet = createStore<PlinkoParams>({ rows: 12, risk: 'medium' });
  return { show, bet, autoplay: openAutoplay({ game, play: () => show.play(bet.get()) }) };
}

export default function PlinkoGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const [sound] = useState(() => openSound(329.6));
  const [{ show, bet, autoplay }] = useState(() => openTable(game, sound));
  const params = useStore(bet);
  const state = useStore(show);
  const running = useStore(autoplay).limits !== null;
  const moving = state.phase === 'moving';
  const { last } = state;
  const { currency } = game.session;
  const multipleOf = (pays: number) => formatNumber(pays / 100, localeOf(i18n.locale), 2);

  const said = (): string => {
    if (!last) return '';
    const [times, won] = [multipleOf(last.outcome.pays), money(last.winCents, currency)];
    return t`Bucket pays ${times} times the stake: ${won}.`;
  };
  const results = state.history.map(({ id, outcome: { pays } }) => {
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
        moving ? <Quiet /> : last ? <Verdict {...last} currency={currency} /> : <Quiet>{t`Choose rows and risk`}</Quiet>
      }
      results={<Results label={t`Last rounds`} results={results} />}
      rules={(close) => <PlinkoRules game={game} close={close} />}
    >
      <PlinkoBoard {...{ state, params, gameTitle, sound }} locked={moving || running} onChange={bet.set} />
    </OriginalGame>
  );
}
