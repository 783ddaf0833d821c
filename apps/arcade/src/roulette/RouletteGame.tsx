import { useLingui } from '@lingui/react/macro';
import { CircleDot } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import { ROULETTE_MOST_SPOTS } from '@croupier/game-math';
import { openBets, totalOf } from '../chips/bets.ts';
import { LayAgain, TakeBack } from '../chips/ChipTools.tsx';
import { TotalStake } from '../chips/TotalStake.tsx';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame, still } from '../originals/OriginalGame.tsx';
import { openSound, type Sound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { openRouletteShow } from './roulette-show.ts';
import { pocketColour, RouletteTable } from './RouletteTable.tsx';

const RouletteRules = lazy(() => import('./RouletteRules.tsx'));

function openTable(game: GameStore, sound: Sound) {
  const show = openRouletteShow({ game, sound, still });
  const bets = openBets(game.session.stakes, ROULETTE_MOST_SPOTS);
  const play = async () => {
    game.setStake(totalOf(bets.get().laid)); // Free spins that have ended leave another.
    const round = await show.play(bets.params());
    if (round) bets.played();
    return round;
  };
  return { show, bets, play, autoplay: openAutoplay({ game, play }) };
}

export default function RouletteGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const [sound] = useState(() => openSound(277.2));
  const [{ show, bets, play, autoplay }] = useState(() => openTable(game, sound));
  const { laid } = useStore(bets);
  const state = useStore(show);
  const running = useStore(autoplay).limits !== null;
  const moving = state.phase === 'moving';
  const total = totalOf(laid);
  const { last } = state;
  const { currency } = game.session;
  // The stake is what lies on the table.
  useEffect(() => game.setStake(total), [game, total]);
  // A round that a reload cut short brings its chips with it.
  useEffect(() => {
    if (last) bets.restore(last.outcome);
  }, [last, bets]);

  const said = (): string => {
    if (!last) return '';
    const { pocket } = last.outcome;
    const colours = { zero: t`green`, red: t`red`, black: t`black` };
    const colour = colours[pocketColour(pocket)];
    const won = money(last.winCents, currency);
    return last.winCents > 0 ? t`${pocket} ${colour}. ${won} came back.` : t`${pocket} ${colour}. No win.`;
  };
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show, moving }}
      disabled={total === 0}
      onPlay={() => void (total > 0 ? play() : undefined)}
      label={total > 0 ? t`Spin` : t`Lay a chip first`}
      icon={<CircleDot aria-hidden size={42} />}
      tools={{
        before: <TakeBack bets={bets} locked={moving || running} />,
        after: <LayAgain bets={bets} locked={moving || running} />,
      }}
      stake={<TotalStake bets={bets} currency={currency} />}
      said={said()}
      results={null}
      rules={(close) => <RouletteRules game={game} close={close} />}
    >
      <RouletteTable {...{ state, bets, game, sound }} locked={moving || running} />
    </OriginalGame>
  );
}
