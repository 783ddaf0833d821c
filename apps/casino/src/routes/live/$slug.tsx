import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { refusalCatalog } from '@croupier/i18n';
import { loadCategory } from '../../games/lobby-data.ts';
import { lobbyMeta } from '../../games/lobby-meta.ts';
import { lobbyDeps, lobbySearch } from '../../games/lobby-search.ts';
import { Lobby } from '../../games/Lobby.tsx';
import { loadLiveTable } from '../../live/live-data.ts';
import { LiveTable } from '../../live/LiveTable.tsx';

/** A live table by its name, or a category of live games. */
export const Route = createFileRoute('/live/$slug')({
  staticData: { texts: [catalog, refusalCatalog] },
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: async ({ context, deps, params: { slug } }) =>
    (await loadLiveTable(context, slug)) ?? loadCategory(context, ['live', slug], deps),
  head: ({ match, loaderData }) => ({ meta: lobbyMeta(match.context, loaderData?.title) }),
  component: function TableOrCategory() {
    const data = Route.useLoaderData();
    const choice = Route.useLoaderDeps();
    return 'table' in data ? <LiveTable slug={data.table} /> : <Lobby {...data} choice={choice} />;
  },
});
