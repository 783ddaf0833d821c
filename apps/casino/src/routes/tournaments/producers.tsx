import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/competitions';
import { listDeps, listMeta, listSearch, loadList } from '../../competitions/list-page.ts';
import { TournamentList } from '../../competitions/TournamentList.tsx';

export const Route = createFileRoute('/tournaments/producers')({
  staticData: { texts: [catalog] },
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => loadList(context, 'producers', deps),
  head: ({ match: { context } }) => ({ meta: listMeta(context, 'producers') }),
  component: function Producers() {
    return <TournamentList list="producers" page={Route.useLoaderDeps().page} />;
  },
});
