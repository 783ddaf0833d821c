import { createContext, type MouseEvent, use } from 'react';

export type PlayMode = 'real' | 'demo';

/** Where the app keeps things. Addresses, not components: a wall of cards stays plain anchors. */
export interface GameLinks {
  gameHref: (game: { provider: string; slug: string }, mode?: PlayMode) => string;
  /** Goes to an address of the app without loading the page anew. */
  follow: (href: string) => void;
}

const GameLinksContext = createContext<GameLinks | null>(null);
export const GameLinksProvider = GameLinksContext.Provider;

export function useGameLinks(): GameLinks {
  const links = use(GameLinksContext);
  if (!links) throw new Error('GameLinksProvider is missing above');
  return links;
}

/** For a list of anchors: a plain click is followed inside the app, any other is the browser's. */
export function followClicks(follow: GameLinks['follow']) {
  return (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href?.startsWith('/')) return;
    event.preventDefault();
    follow(href);
  };
}
