import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { loadProvider } from '../../games/lobby-data.ts';
import { lobbyMeta } from '../../games/lobby-meta.ts';
import { lobbySearch, providerDeps } from '../../games/lobby-search.ts';
import { Lobby } from '../../games/Lobby.tsx';

const numberOf = (page: string) => (/^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined);

export const Route = createFileRoute('/producers/$slug/$page')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: providerDeps,
  loader: ({ context, deps, params: { slug, page } }) => {
    const from = numberOf(page);
    if (from === undefined) throw notFound();
    return loadProvider(context, slug, deps, from);
  },
  head: ({ match, loaderData }) => ({ meta: lobbyMeta(match.context, loaderData?.title) }),
  component: function ProviderPage() {
    const loaded = Route.useLoaderData();
    const { slug } = Route.useParams();
    const earlier = loaded.from > 1 && (
      <Link to="/producers/$slug/$page" params={{ slug, page: String(loaded.from - 1) }}>
        <Trans>Previous games</Trans>
      </Link>
    );
    return <Lobby {...loaded} choice={Route.useLoaderDeps()} earlier={earlier} />;
  },
});
