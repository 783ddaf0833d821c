import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { CallRefused, playerQuery } from '@croupier/api-client';
import { catalog, tournamentQuery, tournamentStatusQuery } from '@croupier/competitions';
import { pageMeta } from '@croupier/web-app';
import { TournamentView } from '../../competitions/TournamentView.tsx';

const SLUG = /^[a-z0-9-]{1,80}$/;

export const Route = createFileRoute('/action/$slug')({
  staticData: { texts: [catalog] },
  loader: async ({ context: { api, queryClient }, params: { slug } }) => {
    if (!SLUG.test(slug)) throw notFound();
    try {
      const quest = await queryClient.ensureQueryData(tournamentQuery(api, slug));
      if (!quest.quest) throw redirect({ to: '/tournaments/$slug', params: { slug } });
      if (await queryClient.ensureQueryData(playerQuery(api)))
        await queryClient.prefetchQuery(tournamentStatusQuery(api, quest.id));
      return { title: quest.title };
    } catch (error) {
      if (error instanceof CallRefused && error.has('not_found')) throw notFound();
      throw error;
    }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: pageMeta(loaderData?.title, context.i18n._(msg`The steps of this quest, their prizes and your progress.`)),
  }),
  component: function QuestPage() {
    return <TournamentView slug={Route.useParams().slug} />;
  },
});
