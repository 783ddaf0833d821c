import { type CSSProperties, type ReactNode, useState } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { lit, mix, shaded } from '@croupier/game-art/symbols';
import type { GameStore } from '../game/game-store.ts';
import { Backdrop } from '../scene/Backdrop.tsx';
import type { Sound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { Dock } from './Dock.tsx';
import styles from './frame.module.css';
import { Problem } from './Problem.tsx';
import { TopBar } from './TopBar.tsx';

interface FrameProps {
  readonly gameTitle: GameTitle;
  readonly game: GameStore;
  readonly sound: Sound;
  readonly feature?: boolean;
  /** What a screen reader announces after a round: one polite sentence. */
  readonly said: string;
  readonly result: ReactNode;
  readonly action: ReactNode;
  readonly sheet: (close: () => void) => ReactNode;
  readonly onRetry: () => void;
  /** While the round is shown no stake can be chosen. */
  readonly locked: boolean;
  readonly children: ReactNode;
}

/** The colours of a title, for everything around its table. */
const colours = ({ theme }: GameTitle): CSSProperties => ({
  '--t-lacquer': mix(theme.near, theme.hero[0], 0.3),
  '--t-lacquer-light': lit(mix(theme.near, theme.hero[0], 0.45), 0.22),
  '--t-lacquer-dark': shaded(mix(theme.near, theme.hero[0], 0.2), 0.5),
  '--t-accent': theme.accent,
  '--t-near': shaded(theme.near, 0.4),
});

/** What every game has around its table: the scene, the bar above, the dock below, the sentence when something is wrong. */
export function GameFrame({
  gameTitle,
  game,
  sound,
  feature = false,
  said,
  result,
  action,
  sheet,
  onRetry,
  locked,
  children,
}: FrameProps) {
  const [reading, setReading] = useState(false);
  const { problem } = useStore(game);
  return (
    <div className={styles.game} style={colours(gameTitle)}>
      <Backdrop gameTitle={gameTitle} feature={feature} />
      <TopBar gameTitle={gameTitle} game={game} sound={sound} onRead={() => setReading(true)} />
      <main className={styles.middle}>
        <div className={styles.stage}>
          {children}
          {problem !== null && <Problem code={problem} game={game} onRetry={onRetry} />}
        </div>
        <div className={styles.result}>{result}</div>
      </main>
      <Dock game={game} locked={locked} action={action} />
      <p className={styles.said} role="status" aria-live="polite">
        {said}
      </p>
      {reading && sheet(() => setReading(false))}
    </div>
  );
}
