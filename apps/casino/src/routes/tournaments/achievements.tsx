import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/competitions';
import { Achievements, catalog as profileCatalog } from '@croupier/profile-limits';
import { listMeta, loadAchievements } from '../../competitions/list-page.ts';
import { TournamentList } from '../../competitions/TournamentList.tsx';

export const Route = createFileRoute('/tournaments/achievements')({
  staticData: { texts: [catalog, profileCatalog] },
  loader: ({ context }) => loadAchievements(context),
  head: ({ match: { context } }) => ({ meta: listMeta(context, 'achievements') }),
  component: function AchievementList() {
    return <TournamentList list="achievements" page={1} content={<Achievements />} />;
  },
});
