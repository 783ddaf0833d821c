import { atom } from 'jotai';
import type { Game } from '@croupier/contracts';
import { mediaQueryAtom } from '@croupier/shell';
import type { PlayMode } from '../links.tsx';

/** Open game. Without one, the frame is hidden; with one, it loads and is then shown. Specification §4. */
export interface OpenGame {
  readonly game: Game;
  readonly mode: PlayMode;
  /** Wallet of a game for real money; null for the active one. */
  readonly currency: string | null;
  /** Address of its page with a single-use token; null while it is being launched. */
  readonly url: string | null;
  readonly state: 'loading' | 'shown';
  /** Reason the launch failed: a refusal's code, or `failed`. */
  readonly failure: string | null;
  /** Incremented with each launch, so that the reply to an older one is dropped. */
  readonly launch: number;
  /** True while a round is being played. */
  readonly playing?: boolean;
}

/** True if the window is too narrow for a stage beside the game page's text. Same breakpoint as in its styles. */
export const narrowAtom = mediaQueryAtom('(width < 560px)');

export const openGameAtom = atom<OpenGame | null>(null);

/** Second game beside the first, on its page and in a wide window only. */
export const besideGameAtom = atom<OpenGame | null>(null);

/** The game of two that had the focus last. */
export const playedAtom = atom<typeof openGameAtom>(openGameAtom);

/** True if there is room for two games side by side. Same breakpoint as in the styles. */
export const wideAtom = mediaQueryAtom('(width >= 1600px)');

/** Element that the game page reserves for the frame, while that page is shown. */
export const stageAtom = atom<{ slug: string; element: HTMLElement } | null>(null);

/** Element beside it for a second game. */
export const besideStageAtom = atom<{ slug: string; element: HTMLElement } | null>(null);

/** Position of the minimised frame, in px from the right and the bottom edge. */
export const cornerAtom = atom<{ right: number; bottom: number }>({ right: 24, bottom: 24 });

/** Setting that makes the stage fill the window. */
export const theatreAtom = atom(false);
