import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { loadCategory } from '../../games/lobby-data.ts';
import { lobbyMeta } from '../../games/lobby-meta.ts';
import { lobbyDeps, lobbySearch } from '../../games/lobby-search.ts';
import { Lobby } from '../../games/Lobby.tsx';

export const Route = createFileRoute('/pokies/$slug')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: ({ context, deps, params: { slug } }) => loadCategory(context, ['pokies', slug], deps),
  head: ({ match, loaderData }) => ({ meta: lobbyMeta(match.context, loaderData?.title) }),
  component: function Category() {
    return <Lobby {...Route.useLoaderData()} choice={Route.useLoaderDeps()} />;
  },
});
