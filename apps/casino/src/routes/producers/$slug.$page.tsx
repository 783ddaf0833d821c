import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { hallSearch } from '../../games/hall-search.ts';
import { loadHall } from '../../games/hall.ts';
import { Hall } from '../../games/Hall.tsx';

const partOf = (slug: string) => ({ providers: [slug] });
const numberOf = (page: string) => (/^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined);

export const Route = createFileRoute('/producers/$slug/$page')({
  staticData: { texts: [catalog] },
  validateSearch: hallSearch,
  loaderDeps: ({ search: { shelf } }) => ({ shelf }),
  loader: async ({ context, deps, params: { slug, page } }) => {
    const from = numberOf(page);
    if (from === undefined) throw notFound();
    const { studios } = await loadHall(context, partOf(slug), deps, from);
    const title = studios.find(({ id }) => id === slug)?.title;
    if (!title) throw notFound();
    return { title, from };
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? ''} · Croupier` }] }),
  component: function StudioPage() {
    const { title, from } = Route.useLoaderData();
    const { slug } = Route.useParams();
    const earlier = from > 1 && (
      <Link to="/producers/$slug/$page" params={{ slug, page: String(from - 1) }}>
        <Trans>Earlier titles</Trans>
      </Link>
    );
    return (
      <Hall
        title={title}
        part={partOf(slug)}
        fixed="studio"
        choice={{ shelf: Route.useSearch().shelf }}
        from={from}
        earlier={earlier}
      />
    );
  },
});
