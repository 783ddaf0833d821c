import { type HallPage, SearchModal } from '@croupier/games';
import { usePageContext } from '@croupier/web-app';
import { publicPath } from '../paths.ts';

function pathOf(page: HallPage): string {
  if ('studio' in page) return `/producers/${page.studio}`;
  if ('collection' in page) return `/games/${page.collection}`;
  if ('mechanic' in page)
    return `/${page.mechanic === 'dice' ? 'categories/table-games' : 'pokies/all'}?mechanic=${page.mechanic}`;
  return page.kind === 'pokies' ? '/pokies/all' : `/categories/${page.kind}`;
}

/** The search, and where its finds are in this app. */
export function SearchPopup() {
  const pageContext = usePageContext();
  return <SearchModal pageHref={(page) => publicPath(pageContext, pathOf(page))} />;
}
