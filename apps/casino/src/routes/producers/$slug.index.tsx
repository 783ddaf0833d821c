import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { loadProvider } from '../../games/lobby-data.ts';
import { lobbyMeta } from '../../games/lobby-meta.ts';
import { lobbySearch, providerDeps } from '../../games/lobby-search.ts';
import { Lobby } from '../../games/Lobby.tsx';

export const Route = createFileRoute('/producers/$slug/')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: providerDeps,
  loader: ({ context, deps, params: { slug } }) => loadProvider(context, slug, deps),
  head: ({ match, loaderData }) => ({ meta: lobbyMeta(match.context, loaderData?.title) }),
  component: function Provider() {
    return <Lobby {...Route.useLoaderData()} choice={Route.useLoaderDeps()} />;
  },
});
