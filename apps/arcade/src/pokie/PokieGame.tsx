import { useLingui } from '@lingui/react/macro';
import { ArrowRight, RotateCw } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { rankedLetters } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { GameFrame } from '../hud/GameFrame.tsx';
import { SpinButton } from '../hud/SpinButton.tsx';
import { usePressKey } from '../hud/usePressKey.ts';
import { loadImages, symbolUrls } from '../reels/sprites.ts';
import { openSound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { SPARKS } from './celebration.ts';
import { FeatureCard } from './FeatureCard.tsx';
import { FreeStage } from './FreeStage.tsx';
import { Reels, type Table } from './Reels.tsx';
import { useRoundSentence } from './round-sentence.ts';
import { pokieTitle } from './titles.ts';
import { WinCounter } from './WinCounter.tsx';
import { Meaning, Resting } from './words.tsx';

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

const RulesSheet = lazy(() => import('./RulesSheet.tsx'));

const idle = { get: () => null, subscribe: () => () => undefined };
/** Until the reels stand there is nothing to play. */
const nobody = (game: GameStore) => openAutoplay({ game, play: () => Promise.resolve(null) });

/** Lower rooms sound lower: each title has a key of its own. */
const ROOTS = [220, 246.9, 261.6, 293.7, 329.6];

export default function PokieGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const title = pokieTitle(game.session.maths);
  const [symbols] = useState(() => symbolUrls(rankedLetters(title), gameTitle));
  const [sound] = useState(() => openSound(ROOTS[gameTitle.number % ROOTS.length]));
  const [images, setImages] = useState<ReadonlyMap<string, HTMLImageElement> | null>(null);
  const [table, setTable] = useState<Table | null>(null);
  const [noAutoplay] = useState(() => nobody(game));
  const show = table?.show;
  const autoplay = table?.autoplay ?? noAutoplay;
  const state = useStore(show ?? idle);
  const { paused } = useStore(game);
  const said = useRoundSentence(state, game);

  useEffect(() => void loadImages(symbols).then(setImages), [symbols]);
  useEffect(() => void sound.hush(paused), [sound, paused]);
  useEffect(() => {
    if (show) game.parent.say({ kind: 'ready' });
  }, [show, game]);

  const phase = state?.phase ?? 'idle';
  const onward = phase === 'feature-intro' || phase === 'feature-summary';
  const press = (): void => {
    if (phase === 'idle') {
      if (autoplay.get().limits) return autoplay.stop();
      autoplay.forget();
      return void show?.spin();
    }
    if (!onward) autoplay.stop();
    show?.press();
  };
  const free = state?.free ?? null;
  usePressKey(game.parent, press);

  return (
    <GameFrame
      gameTitle={gameTitle}
      game={game}
      sound={sound}
      autoplay={autoplay}
      freeSpins
      feature={free !== null}
      lively={phase === 'celebrating' && SPARKS[state?.celebration ?? 'none'] > 0}
      onSkip={free && phase !== 'feature-summary' ? show?.skip : undefined}
      said={said}
      locked={phase !== 'idle'}
      onRetry={() => show?.retry()}
      head={
        <>
          {free && <FreeStage free={free} multipliers={title.freeSpins.multipliers} />}
          <WinCounter state={state} game={game} resting={<Resting lines={title.lines} />} />
        </>
      }
      action={
        <SpinButton
          game={game}
          label={onward ? t`Continue` : t`Spin`}
          icon={onward ? <ArrowRight aria-hidden size={40} /> : <RotateCw aria-hidden size={40} />}
          busy={phase === 'turning' || phase === 'celebrating'}
          onward={onward}
          onPress={press}
        />
      }
      sheet={(close) => <RulesSheet {...{ game, title, gameTitle, symbols, close }} />}
    >
      {images && <Reels {...{ game, gameTitle, title, images, sound, state, onOpen: setTable }} />}
      {state && (
        <FeatureCard
          state={state}
          game={game}
          meaning={<Meaning title={title} spins={free?.total ?? 0} />}
          scatterUrl={symbols.get(title.scatter)?.url}
          onPress={press}
        />
      )}
    </GameFrame>
  );
}
