import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/competitions';
import { listDeps, listMeta, listSearch, loadList } from '../../competitions/list-page.ts';
import { TournamentList } from '../../competitions/TournamentList.tsx';

export const Route = createFileRoute('/tournaments/archive')({
  staticData: { texts: [catalog] },
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => loadList(context, 'archive', deps),
  head: ({ match: { context } }) => ({ meta: listMeta(context, 'archive') }),
  component: function Archive() {
    return <TournamentList list="archive" page={Route.useLoaderDeps().page} />;
  },
});
