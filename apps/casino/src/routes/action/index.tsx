import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog, tournamentQuery, tournamentsQuery } from '@croupier/competitions';
import { pageMeta } from '@croupier/web-app';
import { loadList } from '../../competitions/list-page.ts';
import { QuestView } from '../../competitions/TournamentView.tsx';

export const Route = createFileRoute('/action/')({
  staticData: { texts: [catalog] },
  loader: async ({ context }) => {
    await loadList(context, 'actions', { page: 1 });
    const { api, queryClient } = context;
    const [quest] = queryClient.getQueryData(tournamentsQuery(api, 'actions', 1).queryKey)?.data ?? [];
    if (quest) await queryClient.prefetchQuery(tournamentQuery(api, quest.slug)); // What the page shows.
  },
  head: ({ match: { context } }) => ({
    meta: pageMeta(
      context.i18n._(msg`Quest`),
      context.i18n._(msg`The current quest: its steps, their prizes and your progress.`),
    ),
  }),
  component: QuestView,
});
