import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/competitions';
import { listDeps, listMeta, listSearch, loadLotteries } from '../../competitions/list-page.ts';
import { TournamentList } from '../../competitions/TournamentList.tsx';

export const Route = createFileRoute('/tournaments/lotteries')({
  staticData: { texts: [catalog] },
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context }) => loadLotteries(context),
  head: ({ match: { context } }) => ({ meta: listMeta(context, 'lotteries') }),
  component: function Lotteries() {
    return <TournamentList list="lotteries" page={Route.useLoaderDeps().page} />;
  },
});
