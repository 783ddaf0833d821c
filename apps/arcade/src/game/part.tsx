import { type ComponentType, lazy, type LazyExoticComponent, useEffect } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { Unopened } from '../hud/Unopened.tsx';
import type { GameStore } from './game-store.ts';

export interface Opened {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
}

type View = ComponentType<Opened>;

/** A kind of game with code of its own. Where that does not come the player is told, instead of an empty frame. */
export const part = (load: () => Promise<{ default: View }>): LazyExoticComponent<View> =>
  lazy(() => load().catch(() => ({ default: CutOff })));

/** A browser remembers that code failed to load: the frame is opened anew. */
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
