import { createFileRoute, notFound } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { hallSearch } from '../../games/hall-search.ts';
import { loadHall } from '../../games/hall.ts';
import { Hall } from '../../games/Hall.tsx';

const partOf = (slug: string) => ({ shelves: ['live', slug] });

export const Route = createFileRoute('/live/$slug')({
  staticData: { texts: [catalog] },
  validateSearch: hallSearch,
  loaderDeps: ({ search: { shelf, studio } }) => ({ shelf, studio }),
  loader: async ({ context, deps, params: { slug } }) => {
    const { shelves } = await loadHall(context, partOf(slug), deps);
    const title = shelves.find(({ id }) => id === slug)?.title;
    if (!title) throw notFound();
    return { title };
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? ''} · Croupier` }] }),
  component: function Shelf() {
    const { title } = Route.useLoaderData();
    return <Hall title={title} part={partOf(Route.useParams().slug)} fixed="shelf" choice={Route.useSearch()} />;
  },
});
