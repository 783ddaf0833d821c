import { useLingui } from '@lingui/react/macro';
import { Spade } from 'lucide-react';
import { lazy } from 'react';
import { baccaratSpots, handPoints } from '@croupier/game-math';
import { LayAgain, TakeBack } from '../chips/ChipTools.tsx';
import { TotalStake } from '../chips/TotalStake.tsx';
import { useChipTable } from '../chips/useChipTable.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { openBaccaratShow } from './baccarat-show.ts';
import { BaccaratTable } from './BaccaratTable.tsx';

const BaccaratRules = lazy(() => import('./BaccaratRules.tsx'));

export default function BaccaratGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const { sound, show, autoplay, bets, laid, settled, total, play, last, moving, locked, state } = useChipTable({
    game,
    root: 233.1,
    open: openBaccaratShow,
    mostSpots: baccaratSpots.length,
  });
  const { currency } = game.session;

  const said = (): string => {
    if (!last) return '';
    const { player, banker, winner } = last.outcome;
    const winners = { player: t`The player wins.`, banker: t`The banker wins.`, tie: t`A tie.` };
    const [own, other, who] = [handPoints(player), handPoints(banker), winners[winner]];
    const won = money(last.winCents, currency);
    return last.winCents > 0
      ? t`Player ${own}, banker ${other}. ${who} ${won} returned.`
      : t`Player ${own}, banker ${other}. ${who} No win.`;
  };
  const head = () => {
    if (moving) return <Quiet />;
    if (last && settled) return <Verdict {...last} currency={currency} />;
    return <Quiet>{laid.size > 0 ? t`Place more chips, or deal` : t`Place your chips`}</Quiet>;
  };
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show, moving }}
      disabled={total === 0}
      onPlay={() => void (total > 0 ? play() : undefined)}
      label={total > 0 ? t`Deal` : t`Place a chip first`}
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
