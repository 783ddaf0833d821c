import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/competitions';
import { listDeps, listMeta, listSearch, loadList } from '../../competitions/list-page.ts';
import { TournamentList } from '../../competitions/TournamentList.tsx';

export const Route = createFileRoute('/tournaments/actions')({
  staticData: { texts: [catalog] },
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => loadList(context, 'actions', deps),
  head: ({ match: { context } }) => ({ meta: listMeta(context, 'actions') }),
  component: function Actions() {
    return <TournamentList list="actions" page={Route.useLoaderDeps().page} />;
  },
});
