import { type ComponentType, lazy, type LazyExoticComponent, useEffect } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { Unopened } from '../hud/Unopened.tsx';
import type { GameStore } from './game-store.ts';

export interface Opened {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

type View = ComponentType<Opened>;

/**
 * Loads the view of a kind of game on demand. If its code fails to load, the player sees a message instead of an empty
 * frame.
 */
export const part = (load: () => Promise<{ default: View }>): LazyExoticComponent<View> =>
  lazy(() => load().catch(() => ({ default: CutOff })));

/** Reloads the frame: a browser caches a failed import until then. */
function CutOff({ game: { parent } }: Opened) {
  useEffect(() => {
    parent.say({ kind: 'ready' });
  }, [parent]);
  return (
    <Unopened
      code="offline"
      relaunch={() => parent.say({ kind: 'relaunch' })}
      close={() => parent.say({ kind: 'close' })}
    />
  );
}
