import { useLingui } from '@lingui/react/macro';
import { RefreshCw, Spade } from 'lucide-react';
import { lazy, useState } from 'react';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { openSound, type Sound } from '../sound/sound.ts';
import { isStill } from '../still.ts';
import { useStore } from '../store.ts';
import { openPokerShow } from './poker-show.ts';
import { PokerTable } from './PokerTable.tsx';
import { useHandNames } from './useHandNames.ts';

const PokerRules = lazy(() => import('./PokerRules.tsx'));

const openTable = (game: GameStore, sound: Sound) => ({
  show: openPokerShow({ game, sound, still: isStill }),
  autoplay: openAutoplay({ game, play: () => Promise.resolve(null) }),
});

export default function VideoPokerGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const [sound] = useState(() => openSound(311.1));
  const [{ show, autoplay }] = useState(() => openTable(game, sound));
  const [chosen, setChosen] = useState<{ readonly id: string; readonly hold: readonly number[] } | null>(null);
  const state = useStore(show);
  const names = useHandNames();
  const { phase, round } = state;
  const { currency } = game.session;
  const open = phase === 'open';
  // A hold belongs to one deal: the next one starts without any.
  const hold = chosen && chosen.id === round?.id ? chosen.hold : [];

  const hand = round?.outcome.hand ? names[round.outcome.hand] : t`No hand yet`;
  const said = (): string => {
    if (!round) return '';
    if (open) return t`Dealt: ${hand}. Choose what to hold.`;
    const won = money(round.winCents, currency);
    return round.winCents > 0 ? t`${hand}. ${won} returned.` : t`No win.`;
  };
  const head = () => {
    if (!round) return <Quiet>{t`A pair of jacks returns the stake`}</Quiet>;
    if (open) return <Quiet>{t`${hand} – choose what to hold, then draw`}</Quiet>;
    return phase === 'idle' ? <Verdict {...round} currency={currency} /> : <Quiet />;
  };
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show }}
      repeats={false}
      moving={false}
      open={phase !== 'idle'}
      disabled={phase === 'asking' || phase === 'ending'}
      onPlay={() => void (open ? show.draw(hold) : show.play({}))}
      label={open ? t({ message: `Draw`, context: 'a button' }) : t`Deal`}
      icon={open ? <RefreshCw aria-hidden size={38} /> : <Spade aria-hidden size={40} fill="currentColor" />}
      said={said()}
      head={head()}
      results={null}
      rules={(close) => <PokerRules game={game} close={close} />}
    >
      <PokerTable
        {...{ state, hold, game }}
        onHold={(held) => {
          sound.tick();
          if (round) setChosen({ id: round.id, hold: held });
        }}
      />
    </OriginalGame>
  );
}
