import { useState } from 'react';
import { type Autoplay, openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { openSound, type Sound } from '../sound/sound.ts';
import { isStill } from '../still.ts';
import { createStore, usePart, useStore } from '../store.ts';
import type { openDrawShow } from './draw-show.ts';

type Show<Outcome> = ReturnType<typeof openDrawShow<Outcome>>;

export interface DrawTable<Outcome> {
  readonly game: GameStore;
  /** The key its sounds are in, in hertz. */
  readonly root: number;
  readonly open: (setup: { game: GameStore; sound: Sound; still: () => boolean }) => Show<Outcome>;
}

/** Where the round of a table stands, and whether anything can be changed. */
export function useDrawState<Outcome>(show: Show<Outcome>, autoplay: Autoplay) {
  const state = useStore(show);
  const running = usePart(autoplay, 'limits') !== null;
  const moving = state.phase === 'moving';
  return { state, last: state.last, moving, locked: moving || running };
}

/** What a game of one draw keeps: sound, script, the bet that is chosen, and who may play it round after round. */
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
