import { useEffect, useState } from 'react';
import type { GameRound } from '@croupier/contracts';
import type { GameTitle } from '@croupier/game-art';
import { type Autoplay, openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { usePressKey } from '../hud/usePressKey.ts';
import { loadImages, symbolUrls } from '../reels/sprites.ts';
import { openSound, type Sound } from '../sound/sound.ts';
import { type Store, usePart, useStore } from '../store.ts';
import type { ShowState } from './pokie-show.ts';
import { useRoundSentence } from './round-sentence.ts';

/** Script of rounds, whatever moves in the cabinet. */
interface ReelShow<State extends ShowState> extends Pick<Store<State>, 'get' | 'subscribe'> {
  readonly spin: () => Promise<GameRound | null>;
  /** Buys the free spins, where they can be bought. */
  readonly buy?: () => Promise<GameRound | null>;
  readonly press: () => void;
  readonly skip: () => void;
  readonly retry: () => void;
}

/** Script and autoplay of an open cabinet. */
interface Table<State extends ShowState> {
  readonly show: ReelShow<State>;
  readonly autoplay: Autoplay;
}

/** Props of a cabinet, and its callbacks once it is open. */
export interface TableProps<State extends ShowState> {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
  readonly images: ReadonlyMap<string, HTMLImageElement>;
  readonly sound: Sound;
  readonly state: State | null;
  readonly onOpen: (table: Table<State>) => void;
}

const idle = { get: () => null, subscribe: () => () => undefined };
/** Autoplay that plays nothing, until the reels are open. */
const nobody = (game: GameStore) => openAutoplay({ game, play: () => Promise.resolve(null) });

interface Setup {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
  /** Letters of the symbols, most valuable first. */
  readonly letters: readonly string[];
  /** Root notes in hertz, one chosen by the game's number. Lower rooms sound lower. */
  readonly roots: readonly number[];
}

/** Holds the state of every game with symbols on reels: pictures, sound, the script once it is open, and the press. */
export function useReelTable<State extends ShowState>({ game, gameTitle, letters, roots }: Setup) {
  const [symbols] = useState(() => symbolUrls(letters, gameTitle));
  const [sound] = useState(() => openSound(roots[gameTitle.number % roots.length]));
  const [images, setImages] = useState<ReadonlyMap<string, HTMLImageElement> | null>(null);
  const [table, setTable] = useState<Table<State> | null>(null);
  const [noAutoplay] = useState(() => nobody(game));
  const show = table?.show;
  const autoplay = table?.autoplay ?? noAutoplay;
  const state = useStore<State | null>(show ?? idle);
  const paused = usePart(game, 'paused');
  const said = useRoundSentence(state, game);

  useEffect(() => void loadImages(symbols).then(setImages), [symbols]);
  useEffect(() => void sound.hush(paused), [sound, paused]);
  useEffect(() => {
    if (show) game.parent.say({ kind: 'ready' });
  }, [show, game]);

  const phase = state?.phase ?? 'idle';
  /** `true` while a card of the free spins is shown: a press continues. */
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
  const buy = (): void => {
    autoplay.forget();
    void show?.buy?.();
  };
  usePressKey(game.parent, press);
  return { symbols, sound, images, show, autoplay, state, said, phase, onward, press, buy, onOpen: setTable };
}

export type ReelTable<State extends ShowState> = ReturnType<typeof useReelTable<State>>;
