import { type ReactNode, useEffect } from 'react';
import type { GameTitle } from '@croupier/game-art';
import type { Autoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { GameFrame } from '../hud/GameFrame.tsx';
import { SpinButton } from '../hud/SpinButton.tsx';
import { usePressKey } from '../hud/usePressKey.ts';
import type { Sound } from '../sound/sound.ts';
import { usePart } from '../store.ts';

export interface GameProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

interface OriginalProps extends GameProps {
  readonly sound: Sound;
  readonly autoplay: Autoplay;
  readonly show: { readonly begin: () => void; readonly press: () => void; readonly retry: () => void };
  readonly moving: boolean;
  /** Starts a round, or continues an open one. */
  readonly onPlay: () => void;
  readonly label: string;
  readonly icon: ReactNode;
  /** Sentence that a screen reader announces politely after a round. */
  readonly said: ReactNode;
  readonly head?: ReactNode;
  readonly results: ReactNode;
  readonly rules: (close: () => void) => ReactNode;
  /** `true` while a round waits for a decision: its stake can't change. */
  readonly open?: boolean;
  /** `true` while the button has no action. */
  readonly disabled?: boolean;
  /** `false` where rounds have decisions: such rounds can't be autoplayed. */
  readonly repeats?: boolean;
  /** Replaces the stake picker where the bets on the table set the stake. */
  readonly stake?: ReactNode;
  /** Controls on either side of the button. */
  readonly tools?: { readonly before: ReactNode; readonly after: ReactNode };
  readonly children: ReactNode;
}

/** Renders the frame that dice and similar games share: one button, half and double, autoplay, the last results. */
export function OriginalGame({
  game,
  gameTitle,
  sound,
  autoplay,
  show,
  moving,
  onPlay,
  label,
  icon,
  said,
  head,
  results,
  rules,
  open = false,
  disabled = false,
  repeats = true,
  stake,
  tools,
  children,
}: OriginalProps) {
  const paused = usePart(game, 'paused');
  const running = usePart(autoplay, 'limits') !== null;
  useEffect(() => {
    show.begin();
    game.parent.say({ kind: 'ready' });
  }, [show, game]);
  useEffect(() => void sound.hush(paused), [sound, paused]);

  const press = (): void => {
    if (running) autoplay.stop();
    if (moving) return show.press();
    if (running) return;
    autoplay.forget();
    onPlay();
  };
  usePressKey(game.parent, press);
  return (
    <GameFrame
      gameTitle={gameTitle}
      game={game}
      sound={sound}
      autoplay={autoplay}
      halves
      repeats={repeats}
      stake={stake}
      tools={tools}
      said={moving ? '' : said}
      locked={moving || open}
      onRetry={show.retry}
      head={head}
      result={results}
      action={<SpinButton {...{ game, label, icon, disabled }} busy={moving} onward={open} onPress={press} />}
      sheet={rules}
    >
      {children}
    </GameFrame>
  );
}
