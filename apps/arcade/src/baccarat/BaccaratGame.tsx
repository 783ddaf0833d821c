import { useLingui } from '@lingui/react/macro';
import { Spade } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import { baccaratSpots, handPoints } from '@croupier/game-math';
import { openBets, totalOf } from '../chips/bets.ts';
import { LayAgain, TakeBack } from '../chips/ChipTools.tsx';
import { TotalStake } from '../chips/TotalStake.tsx';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame, still } from '../originals/OriginalGame.tsx';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { openSound, type Sound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { openBaccaratShow } from './baccarat-show.ts';
import { BaccaratTable } from './BaccaratTable.tsx';

const BaccaratRules = lazy(() => import('./BaccaratRules.tsx'));

function openTable(game: GameStore, sound: Sound) {
  const show = openBaccaratShow({ game, sound, still });
  const bets = openBets(game.session.stakes, baccaratSpots.length);
  const play = async () => {
    game.setStake(totalOf(bets.get().laid)); // Free spins that have ended leave another.
    const round = await show.play(bets.params());
    if (round) bets.played();
    return round;
  };
  return { show, bets, play, autoplay: openAutoplay({ game, play }) };
}

export default function BaccaratGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const [sound] = useState(() => openSound(233.1));
  const [{ show, bets, play, autoplay }] = useState(() => openTable(game, sound));
  const { laid, settled } = useStore(bets);
  const state = useStore(show);
  const running = useStore(autoplay).limits !== null;
  const moving = state.phase === 'moving';
  const locked = moving || running;
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
    const { player, banker, winner } = last.outcome;
    const winners = { player: t`The player wins.`, banker: t`The banker wins.`, tie: t`A tie.` };
    const [own, other, who] = [handPoints(player), handPoints(banker), winners[winner]];
    const won = money(last.winCents, currency);
    return last.winCents > 0
      ? t`Player ${own}, banker ${other}. ${who} ${won} came back.`
      : t`Player ${own}, banker ${other}. ${who} No win.`;
  };
  const head = () => {
    if (moving) return <Quiet />;
    if (last && settled) return <Verdict {...last} currency={currency} />;
    return <Quiet>{laid.size > 0 ? t`Lay more chips, or deal` : t`Lay your chips`}</Quiet>;
  };
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show, moving }}
      disabled={total === 0}
      onPlay={() => void (total > 0 ? play() : undefined)}
      label={total > 0 ? t`Deal` : t`Lay a chip first`}
      icon={<Spade aria-hidden size={40} fill="currentColor" />}
      tools={{ before: <TakeBack bets={bets} locked={locked} />, after: <LayAgain bets={bets} locked={locked} /> }}
      stake={<TotalStake bets={bets} currency={currency} />}
      said={said()}
      head={head()}
      results={null}
      rules={(close) => <BaccaratRules game={game} close={close} />}
    >
      <BaccaratTable {...{ state, bets, locked, game, sound }} />
    </OriginalGame>
  );
}
