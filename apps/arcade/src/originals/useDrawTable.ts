import { useState } from 'react';
import { type Autoplay, openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { openSound, type Sound } from '../sound/sound.ts';
import { isStill } from '../still.ts';
import { createStore, usePart, useStore } from '../store.ts';
import type { openDrawShow } from './draw-show.ts';

type DrawShow<Outcome> = ReturnType<typeof openDrawShow<Outcome>>;

export interface DrawTable<Outcome> {
  readonly game: GameStore;
  /** Root note of its sounds, in hertz. */
  readonly root: number;
  readonly open: (setup: { game: GameStore; sound: Sound; still: () => boolean }) => DrawShow<Outcome>;
}

/**
 * Returns whether a round is moving, whether settings can be changed, and the rounds already shown in full. The
 * animation has its own state, so a reply from the server renders nothing else.
 */
export function useDrawState<Outcome>(show: DrawShow<Outcome>, autoplay: Autoplay) {
  const moving = usePart(show, 'phase') === 'moving';
  const history = usePart(show, 'history');
  const running = usePart(autoplay, 'limits') !== null;
  return { history, told: history[0] ?? null, moving, locked: moving || running };
}

/** Holds the state of a game with a single draw: sound, script, chosen bet and autoplay. */
export function useDrawTable<Outcome, Bet extends object>({
  game,
  root,
  open,
  bet: first,
}: DrawTable<Outcome> & { readonly bet: Bet }) {
  const [sound] = useState(() => openSound(root));
  const [{ show, bet, autoplay }] = useState(() => {
    const show = open({ game, sound, still: isStill });
    const bet = createStore(first);
    return { show, bet, autoplay: openAutoplay({ game, play: () => show.play(bet.get()) }) };
  });
  const params = useStore(bet);
  return { sound, show, autoplay, params, choose: bet.set, ...useDrawState(show, autoplay) };
}
