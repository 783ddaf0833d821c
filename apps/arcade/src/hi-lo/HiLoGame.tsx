import { useLingui } from '@lingui/react/macro';
import { HandCoins, Spade } from 'lucide-react';
import { lazy, useState } from 'react';
import { toWire } from '@croupier/contracts';
import { hiLoPays } from '@croupier/game-math';
import { useCardName } from '@croupier/ui-kit';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { type GameProps, OriginalGame } from '../originals/OriginalGame.tsx';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { openSound, type Sound } from '../sound/sound.ts';
import { isStill } from '../still.ts';
import { useStore } from '../store.ts';
import { openHiLoShow, rightOf } from './hi-lo-show.ts';
import { HiLoHistory } from './HiLoHistory.tsx';
import { HiLoTable } from './HiLoTable.tsx';

const HiLoRules = lazy(() => import('./HiLoRules.tsx'));

function openTable(game: GameStore, sound: Sound) {
  return {
    show: openHiLoShow(game, sound, isStill),
    autoplay: openAutoplay({ game, play: () => Promise.resolve(null) }),
  };
}

export default function HiLoGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const name = useCardName();
  const [sound] = useState(() => openSound(220));
  const [{ show, autoplay }] = useState(() => openTable(game, sound));
  const state = useStore(show);
  const { currency } = game.session;
  const { phase, round } = state;
  const under = phase === 'open' || phase === 'asking';
  const going = under && round?.outcome.end === null ? round : null;
  const right = going ? rightOf(going.outcome) : 0;
  const pays = (): string => {
    if (!going) return '';
    const [over, below] = hiLoPays(going.outcome);
    return money(toWire((BigInt(going.stakeCents) * over) / below), currency);
  };

  const said = (): string => {
    if (!round) return '';
    const card = name(round.outcome.cards.at(-1)!);
    if (round.outcome.end === 'lost') return t`${card}. The round is lost.`;
    if (round.outcome.end !== null) return t`Won ${money(round.winCents, currency)}.`;
    return right === 0 ? t`${card}. Higher or lower?` : t`${card}. Cashing out pays ${pays()}.`;
  };
  const head = () => {
    if (phase === 'asking' && right === 0) return <Quiet />;
    if (under) return <Quiet>{right === 0 ? t`Higher or lower?` : t`Cashing out pays ${pays()}`}</Quiet>;
    if (!round) return <Quiet>{t`A card is dealt, then you guess`}</Quiet>;
    return <Verdict {...round} currency={currency} />;
  };
  return (
    <OriginalGame
      {...{ game, gameTitle, sound, autoplay, show }}
      repeats={false}
      moving={false}
      open={phase !== 'idle'}
      disabled={phase === 'asking' || phase === 'ending' || (phase === 'open' && right === 0)}
      onPlay={() => void (phase === 'open' ? show.act({ do: 'cash_out' }) : show.play({}))}
      label={phase === 'idle' ? t`Deal` : t({ context: 'a round', message: 'Cash out' })}
      icon={
        phase === 'idle' ? <Spade aria-hidden size={40} fill="currentColor" /> : <HandCoins aria-hidden size={40} />
      }
      said={said()}
      head={head()}
      results={<HiLoHistory history={state.history} />}
      rules={(close) => <HiLoRules game={game} close={close} />}
    >
      <HiLoTable state={state} onAct={(action) => void show.act(action)} />
    </OriginalGame>
  );
}
