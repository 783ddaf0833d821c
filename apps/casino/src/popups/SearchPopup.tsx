import type { GameMechanic } from '@croupier/contracts';
import { type LobbyPageId, reelMechanics, SearchModal } from '@croupier/games';
import { usePageContext } from '@croupier/web-app';
import { publicPath } from '../paths.ts';
import { useCommands } from './useCommands.tsx';

const reels: ReadonlySet<GameMechanic> = new Set(reelMechanics);

/** Kinds of games with their own lobby. */
const kinds: Readonly<Record<string, string>> = {
  pokies: '/pokies/all',
  live: '/live/all',
  action: '/play/turbogames',
};

function pathOf(page: LobbyPageId): string {
  if ('studio' in page) return `/producers/${page.studio}`;
  if ('collection' in page) return `/games/${page.collection}`;
  if ('mechanic' in page)
    return `/${reels.has(page.mechanic) ? 'pokies/all' : 'categories/table-games'}?mechanic=${page.mechanic}`;
  return kinds[page.kind] ?? `/categories/${page.kind}`;
}

/** Renders the search with links of this app and its commands. */
export function SearchPopup() {
  const pageContext = usePageContext();
  return <SearchModal pageHref={(page) => publicPath(pageContext, pathOf(page))} commands={useCommands()} />;
}
