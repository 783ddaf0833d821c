import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { lobbySearch } from '../../games/lobby-search.ts';
import { loadLobby } from '../../games/lobby-data.ts';
import { Lobby } from '../../games/Lobby.tsx';

const partOf = (slug: string) => ({ providers: [slug] });
const numberOf = (page: string) => (/^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined);

export const Route = createFileRoute('/producers/$slug/$page')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context, deps, params: { slug, page } }) => {
    const from = numberOf(page);
    if (from === undefined) throw notFound();
    const { providers } = await loadLobby(context, partOf(slug), deps, from);
    const title = providers.find(({ id }) => id === slug)?.title;
    if (!title) throw notFound();
    return { title, from };
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? ''} · Croupier` }] }),
  component: function ProviderPage() {
    const { title, from } = Route.useLoaderData();
    const { slug } = Route.useParams();
    const earlier = from > 1 && (
      <Link to="/producers/$slug/$page" params={{ slug, page: String(from - 1) }}>
        <Trans>Earlier titles</Trans>
      </Link>
    );
    return (
      <Lobby
        title={title}
        part={partOf(slug)}
        fixed="provider"
        choice={{ category: Route.useSearch().category }}
        from={from}
        earlier={earlier}
      />
    );
  },
});
