import { useLingui } from '@lingui/react/macro';
import { CircleDot } from 'lucide-react';
import { lazy } from 'react';
import { ROULETTE_MOST_SPOTS } from '@croupier/game-math';
import { LayAgain, TakeBack } from '../chips/ChipTools.tsx';
import { TotalStake } from '../chips/TotalStake.tsx';
import { useChipTable } from '../chips/useChipTable.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { openRouletteShow } from './roulette-show.ts';
import { pocketColour, RouletteTable } from './RouletteTable.tsx';

const RouletteRules = lazy(() => import('./RouletteRules.tsx'));

export default function RouletteGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const { sound, show, autoplay, bets, total, play, last, moving, locked, state } = useChipTable({
    game,
    root: 277.2,
    open: openRouletteShow,
    mostSpots: ROULETTE_MOST_SPOTS,
  });
  const { currency } = game.session;

  const said = (): string => {
    if (!last) return '';
    const { pocket } = last.outcome;
    const colours = { zero: t`green`, red: t`red`, black: t`black` };
    const colour = colours[pocketColour(pocket)];
    const won = money(last.winCents, currency);
    return last.winCents > 0 ? t`${pocket} ${colour}. ${won} returned.` : t`${pocket} ${colour}. No win.`;
  };
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show, moving }}
      disabled={total === 0}
      onPlay={() => void (total > 0 ? play() : undefined)}
      label={total > 0 ? t`Spin` : t`Place a chip first`}
      icon={<CircleDot aria-hidden size={42} />}
      tools={{
        before: <TakeBack bets={bets} locked={locked} />,
        after: <LayAgain bets={bets} locked={locked} />,
      }}
      stake={<TotalStake bets={bets} currency={currency} />}
      said={said()}
      results={null}
      rules={(close) => <RouletteRules game={game} close={close} />}
    >
      <RouletteTable {...{ state, bets, game, sound }} locked={locked} />
    </OriginalGame>
  );
}
