import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GameTitle } from '@croupier/game-art';
import type { GameStore } from '../game/game-store.ts';
import { GameFrame } from '../hud/GameFrame.tsx';
import { SpinButton } from '../hud/SpinButton.tsx';
import { usePressKey } from '../hud/usePressKey.ts';
import { loadImages, symbolUrls } from '../reels/sprites.ts';
import { openSound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { FeatureCard } from './FeatureCard.tsx';
import type { PokieShow } from './pokie-show.ts';
import { Reels } from './Reels.tsx';
import { ResultStrip } from './ResultStrip.tsx';
import { useRoundSentence } from './round-sentence.ts';
import { RulesSheet } from './RulesSheet.tsx';
import { pokieTitle } from './titles.ts';
import { WinRibbon } from './WinRibbon.tsx';

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

const idle = { get: () => null, subscribe: () => () => undefined };

/** Lower rooms sound lower: each title has a key of its own. */
const ROOTS = [220, 246.9, 261.6, 293.7, 329.6];

export default function PokieGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const title = pokieTitle(gameTitle.maths);
  const [urls] = useState(() => symbolUrls(title, gameTitle));
  const [sound] = useState(() => openSound(ROOTS[gameTitle.number % ROOTS.length]));
  const [images, setImages] = useState<ReadonlyMap<string, HTMLImageElement> | null>(null);
  const [show, setShow] = useState<PokieShow | null>(null);
  const state = useStore(show ?? idle);
  const { paused } = useStore(game);
  const said = useRoundSentence(state, game);

  useEffect(() => void loadImages(urls).then(setImages), [urls]);
  useEffect(() => void sound.hush(paused), [sound, paused]);
  useEffect(() => {
    if (show) game.parent.say({ kind: 'ready' });
  }, [show, game]);

  const phase = state?.phase ?? 'idle';
  const onward = phase === 'feature-intro' || phase === 'feature-summary';
  const press = (): void => (phase === 'idle' ? show?.spin() : show?.press());
  usePressKey(game.parent, press);

  return (
    <GameFrame
      gameTitle={gameTitle}
      game={game}
      sound={sound}
      feature={state?.free != null}
      said={said}
      locked={phase !== 'idle'}
      onRetry={() => show?.retry()}
      result={<ResultStrip state={state} game={game} title={title} />}
      action={
        <SpinButton
          game={game}
          label={onward ? t`Continue` : t`Spin`}
          icon={<RotateCw aria-hidden size={40} />}
          busy={phase === 'turning'}
          onward={onward}
          onPress={press}
        />
      }
      sheet={(close) => <RulesSheet {...{ game, title, gameTitle, urls, close }} />}
    >
      {images && <Reels {...{ game, gameTitle, title, images, sound, state, onShow: setShow }} />}
      {state && <WinRibbon state={state} currency={game.session.currency} />}
      {state && (
        <FeatureCard state={state} game={game} title={title} scatterUrl={urls.get(title.scatter)} onPress={press} />
      )}
    </GameFrame>
  );
}
