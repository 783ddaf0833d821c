import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/competitions';
import { listDeps, listMeta, listSearch, loadList } from '../../competitions/list-page.ts';
import { TournamentList } from '../../competitions/TournamentList.tsx';

export const Route = createFileRoute('/tournaments/all')({
  staticData: { texts: [catalog] },
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => loadList(context, 'all', deps),
  head: ({ match: { context } }) => ({ meta: listMeta(context, 'all') }),
  component: function All() {
    return <TournamentList list="all" page={Route.useLoaderDeps().page} />;
  },
});
