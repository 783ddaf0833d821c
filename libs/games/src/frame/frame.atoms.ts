import { atom } from 'jotai';
import type { Game } from '@croupier/contracts';
import { mediaQueryAtom } from '@croupier/shell';
import type { PlayMode } from '../links.tsx';

/** A game that is open. Nothing open means the frame is hidden; then it loads, then it is shown. Specification §4. */
export interface OpenGame {
  readonly game: Game;
  readonly mode: PlayMode;
  /** Wallet of a game for real money; null for the active one. */
  readonly currency: string | null;
  /** Its page with a token that works once; null while it is being launched. */
  readonly url: string | null;
  readonly state: 'loading' | 'shown';
  /** Why it could not be launched: a refusal's code, or `failed`. */
  readonly failure: string | null;
  /** Grows with each launch, so that an answer to an older one is dropped. */
  readonly launch: number;
  /** A round is being played. */
  readonly playing?: boolean;
}

/** True if the window is too narrow for a stage beside the game page's text. Same breakpoint as in its styles. */
export const narrowAtom = mediaQueryAtom('(width < 560px)');

export const openGameAtom = atom<OpenGame | null>(null);

/** A second game beside the first, on its page and in a wide window only. */
export const besideGameAtom = atom<OpenGame | null>(null);

/** The game of two that had the focus last. */
export const playedAtom = atom<typeof openGameAtom>(openGameAtom);

/** Room for two games beside each other; the same edge as in the styles. */
export const wideAtom = mediaQueryAtom('(width >= 1600px)');

/** The place the game page keeps for the frame, while that page is shown. */
export const stageAtom = atom<{ slug: string; element: HTMLElement } | null>(null);

/** The place beside it for a second game. */
export const besideStageAtom = atom<{ slug: string; element: HTMLElement } | null>(null);

/** Position of the minimised frame, in px from the right and the bottom edge. */
export const cornerAtom = atom<{ right: number; bottom: number }>({ right: 24, bottom: 24 });

/** Setting that makes the stage fill the window. */
export const theatreAtom = atom(false);
