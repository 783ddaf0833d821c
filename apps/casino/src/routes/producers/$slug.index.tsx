import { createFileRoute, notFound } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { hallSearch } from '../../games/hall-search.ts';
import { loadHall } from '../../games/hall.ts';
import { Hall } from '../../games/Hall.tsx';

const partOf = (slug: string) => ({ providers: [slug] });

export const Route = createFileRoute('/producers/$slug/')({
  staticData: { texts: [catalog] },
  validateSearch: hallSearch,
  loaderDeps: ({ search: { shelf } }) => ({ shelf }),
  loader: async ({ context, deps, params: { slug } }) => {
    const { studios } = await loadHall(context, partOf(slug), deps);
    const title = studios.find(({ id }) => id === slug)?.title;
    if (!title) throw notFound();
    return { title };
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? ''} · Croupier` }] }),
  component: function Studio() {
    const { title } = Route.useLoaderData();
    return (
      <Hall
        title={title}
        part={partOf(Route.useParams().slug)}
        fixed="studio"
        choice={{ shelf: Route.useSearch().shelf }}
      />
    );
  },
});
