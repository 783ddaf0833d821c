import { useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { lazy, useState } from 'react';
import type { KenoParams } from '@croupier/game-math';
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
import { openKenoShow } from './keno-show.ts';
import { KenoBoard } from './KenoBoard.tsx';

const KenoRules = lazy(() => import('./KenoRules.tsx'));

function openTable(game: GameStore, sound: Sound) {
  const show = openKenoShow({ game, sound, still });
  const bet = createStore<KenoParams>({ picks: [4, 13, 22, 31, 40], risk: 'medium' });
  return { show, bet, autoplay: openAutoplay({ game, play: () => show.play(bet.get()) }) };
}

export default function KenoGame({ game, gameTitle }: GameProps) {
  const { t, i18n } = useLingui();
  const [sound] = useState(() => openSound(261.6));
  const [{ show, bet, autoplay }] = useState(() => openTable(game, sound));
  const params = useStore(bet);
  const state = useStore(show);
  const running = useStore(autoplay).limits !== null;
  const moving = state.phase === 'moving';
  const { last } = state;
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
      <KenoBoard {...{ state, params, gameTitle }} locked={moving || running} onChange={bet.set} />
    </OriginalGame>
  );
}
