import { useLingui } from '@lingui/react/macro';
import { Spade } from 'lucide-react';
import { lazy, useState } from 'react';
import { totalOf } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { openSound, type Sound } from '../sound/sound.ts';
import { isStill } from '../still.ts';
import { useStore } from '../store.ts';
import { openBlackjackShow } from './blackjack-show.ts';
import { BlackjackTable } from './BlackjackTable.tsx';

const BlackjackRules = lazy(() => import('./BlackjackRules.tsx'));

function openTable(game: GameStore, sound: Sound) {
  const show = openBlackjackShow({ game, sound, still: isStill });
  return { show, autoplay: openAutoplay({ game, play: () => show.play() }) };
}

export default function BlackjackGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const [sound] = useState(() => openSound(246.9));
  const [{ show, autoplay }] = useState(() => openTable(game, sound));
  const state = useStore(show);
  const { phase, round, outcome } = state;
  const open = phase === 'open';

  const said = (): string => {
    if (!round || !outcome) return '';
    const dealer = totalOf(outcome.dealer).total;
    if (open) {
      const own = totalOf(outcome.hands[outcome.turn ?? 0]!.cards).total;
      return t`You have ${own}, the dealer shows ${dealer}.`;
    }
    const own = outcome.hands.map(({ cards }) => totalOf(cards).total).join(', ');
    const won = money(round.win_cents, game.session.currency);
    return round.win_cents > 0
      ? t`You have ${own}, the dealer has ${dealer}. ${won} returned.`
      : t`You have ${own}, the dealer has ${dealer}. No win.`;
  };

  return (
    <OriginalGame
      gameTitle={gameTitle}
      game={game}
      sound={sound}
      autoplay={autoplay}
      show={show}
      moving={phase === 'moving'}
      open={open}
      disabled={open}
      repeats={false}
      onPlay={() => void (open ? undefined : show.play())}
      label={t`Deal`}
      icon={<Spade aria-hidden size={40} fill="currentColor" />}
      said={said()}
      results={null}
      rules={(close) => <BlackjackRules game={game} close={close} />}
    >
      <BlackjackTable state={state} onAct={(action) => void show.act(action)} game={game} />
    </OriginalGame>
  );
}
