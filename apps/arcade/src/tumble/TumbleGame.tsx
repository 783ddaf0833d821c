import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, RotateCw } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { type TumbleDefinition, tumbleLetters, tumbleTitle } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { GameFrame } from '../hud/GameFrame.tsx';
import { SpinButton } from '../hud/SpinButton.tsx';
import { usePressKey } from '../hud/usePressKey.ts';
import { SPARKS } from '../pokie/celebration.ts';
import { FeatureCard } from '../pokie/FeatureCard.tsx';
import { FreeStage } from '../pokie/FreeStage.tsx';
import { useRoundSentence } from '../pokie/round-sentence.ts';
import { WinCounter } from '../pokie/WinCounter.tsx';
import { loadImages, symbolUrls } from '../reels/sprites.ts';
import { openSound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { Meter } from './Meter.tsx';
import styles from './tumble.module.css';
import { type Table, TumbleGrid } from './TumbleGrid.tsx';

const TumbleRules = lazy(() => import('./TumbleRules.tsx'));

const idle = { get: () => null, subscribe: () => () => undefined };
/** Until the grid stands there is nothing to play. */
const nobody = (game: GameStore) => openAutoplay({ game, play: () => Promise.resolve(null) });
const ROOTS = [207.7, 233.1, 277.2, 311.1, 349.2];

function titleOf(maths: string): TumbleDefinition {
  const title = tumbleTitle(maths);
  if (!title) throw new RangeError(`${maths} does not tumble`);
  return title;
}

interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

export default function TumbleGame({ game, gameTitle }: GameProps) {
  const { t } = useLingui();
  const title = titleOf(game.session.maths);
  const [symbols] = useState(() => symbolUrls(tumbleLetters(title), gameTitle));
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
  const multiplier = state?.multiplier ?? 1;
  usePressKey(game.parent, press);

  return (
    <GameFrame
      gameTitle={gameTitle}
      game={game}
      sound={sound}
      autoplay={autoplay}
      freeSpins={title.freeSpins !== null}
      feature={free !== null}
      lively={phase === 'celebrating' && SPARKS[state?.celebration ?? 'none'] > 0}
      onSkip={free && phase !== 'feature-summary' ? show?.skip : undefined}
      said={said}
      locked={phase !== 'idle'}
      onRetry={() => show?.retry()}
      head={
        <>
          {free && <FreeStage free={free} multipliers={title.freeSpins?.ladder ?? []} />}
          <WinCounter state={state} game={game} resting={<Resting title={title} />} />
        </>
      }
      result={
        title.meter ? (
          <Meter meter={title.meter} charge={state?.charge ?? 0} helped={state?.helped ?? 0} />
        ) : (
          !free && multiplier > 1 && <strong className={styles.times}>×{multiplier}</strong>
        )
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
      sheet={(close) => <TumbleRules {...{ game, title, symbols, close }} />}
    >
      {images && <TumbleGrid {...{ game, gameTitle, title, images, sound, state, onOpen: setTable }} />}
      {state && (
        <FeatureCard
          state={state}
          game={game}
          meaning={<Meaning title={title} />}
          scatterUrl={symbols.get(title.scatter)?.url}
          onPress={press}
        />
      )}
    </GameFrame>
  );
}

function Resting({ title }: { readonly title: TumbleDefinition }) {
  if (title.rule === 'cluster') return <Trans>Symbols that touch pay together</Trans>;
  if (title.rule === 'anywhere') return <Trans>Eight alike pay wherever they lie</Trans>;
  return <Trans>Up to 117,649 ways, paid from the left</Trans>;
}

function Meaning({ title }: { readonly title: TumbleDefinition }) {
  const { freeSpins, rule } = title;
  if (!freeSpins) return null;
  if (rule === 'anywhere' && freeSpins.keeps)
    return <Trans>They cost nothing. Multipliers that fall in a winning spin are collected until the end.</Trans>;
  if (rule === 'anywhere') return <Trans>They cost nothing, and more multipliers fall.</Trans>;
  if (freeSpins.keeps) return <Trans>They cost nothing. Every tumble raises the multiplier, and it stays up.</Trans>;
  return <Trans>They cost nothing, and every tumble raises the multiplier of its spin.</Trans>;
}
