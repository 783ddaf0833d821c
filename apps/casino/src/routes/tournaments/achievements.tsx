import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/competitions';
import { Achievements, achievementsQuery, catalog as profileCatalog } from '@croupier/profile-limits';
import { listMeta, refuseForbidden } from '../../competitions/list-page.ts';
import { TournamentList } from '../../competitions/TournamentList.tsx';

export const Route = createFileRoute('/tournaments/achievements')({
  staticData: { texts: [catalog, profileCatalog] },
  loader: ({ context }) => {
    refuseForbidden(context, 'achievements');
    return context.queryClient.prefetchQuery(achievementsQuery(context.api));
  },
  head: ({ match: { context } }) => ({ meta: listMeta(context, 'achievements') }),
  component: function AchievementList() {
    return <TournamentList list="achievements" page={1} content={<Achievements />} />;
  },
});
