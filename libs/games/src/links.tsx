import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import type { CardBadge, GameCard } from '@croupier/contracts';

export type PlayMode = 'real' | 'demo';

/** Addresses of the app's pages. Plain addresses rather than components, so that many cards stay simple anchors. */
export interface GameLinks {
  gameHref: (game: { provider: string; slug: string }, mode?: PlayMode) => string;
  /**
   * Address of a game's page with another game beside it; null for none. Undefined where only one game at a time is
   * allowed.
   */
  besideHref?: (
    game: { provider: string; slug: string },
    how: { mode: PlayMode; currency: string | null; beside: string | null },
  ) => string;
  /** Names of the badges on cards. The app passes them because the home page doesn't load this library's texts. */
  badgeNames: Readonly<Record<CardBadge, string>>;
  /** False if this visitor can't open demos. */
  demos?: boolean;
  /** Loads this library's texts, for pages that don't include them. */
  loadTexts?: () => Promise<void>;
  /** Opens the app's modal with a title's actions. */
  openMenu?: (game: GameCard) => void;
  /** Address of a shared round. */
  sharedRoundHref: (token: string) => string;
  /** Address of the check of a live table's round, step by step. */
  liveRoundHref: (table: string, number: number) => string;
  /** Opens an address of the app without reloading the page. */
  follow: (href: string) => void;
}

const GameLinksContext = createContext<GameLinks | null>(null);
export const GameLinksProvider = GameLinksContext.Provider;

export function useGameLinks(): GameLinks {
  const links = use(GameLinksContext);
  if (!links) throw new Error('GameLinksProvider is missing above');
  return links;
}

interface FollowLinksProps {
  /** Called before a link is followed, for example to close a dialog. */
  onFollow?: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Wraps anchors: opens a plain click inside the app and leaves any other click to the browser. */
export function FollowLinks({ onFollow, className, children }: FollowLinksProps) {
  const { follow } = useGameLinks();
  function clicked(event: MouseEvent<HTMLElement>) {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified || !(event.target instanceof Element)) return;
    const href = event.target.closest('a')?.getAttribute('href');
    if (!href?.startsWith('/')) return;
    event.preventDefault();
    onFollow?.();
    follow(href);
  }
  return (
    <div role="presentation" onClick={clicked} className={className}>
      {children}
    </div>
  );
}
