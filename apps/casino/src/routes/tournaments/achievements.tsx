import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/competitions';
import { listDeps, listMeta, listSearch, loadList } from '../../competitions/list-page.ts';
import { TournamentList } from '../../competitions/TournamentList.tsx';

export const Route = createFileRoute('/tournaments/achievements')({
  staticData: { texts: [catalog] },
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => loadList(context, 'achievements', deps),
  head: ({ match: { context } }) => ({ meta: listMeta(context, 'achievements') }),
  component: function Achievements() {
    return <TournamentList list="achievements" page={Route.useLoaderDeps().page} />;
  },
});
