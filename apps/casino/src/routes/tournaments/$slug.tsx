import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { CallRefused, playerQuery } from '@croupier/api-client';
import { catalog, tournamentQuery, tournamentStatusQuery } from '@croupier/competitions';
import { pageMeta } from '@croupier/web-app';
import { TournamentView } from '../../competitions/TournamentView.tsx';

const SLUG = /^[a-z0-9-]{1,80}$/;

export const Route = createFileRoute('/tournaments/$slug')({
  staticData: { texts: [catalog] },
  loader: async ({ context: { api, queryClient }, params: { slug } }) => {
    if (!SLUG.test(slug)) throw notFound();
    try {
      const tournament = await queryClient.ensureQueryData(tournamentQuery(api, slug));
      if (tournament.quest) throw redirect({ to: '/action/$slug', params: { slug } });
      if (await queryClient.ensureQueryData(playerQuery(api)))
        await queryClient.prefetchQuery(tournamentStatusQuery(api, tournament.id));
      return { title: tournament.title };
    } catch (error) {
      if (error instanceof CallRefused && error.has('not_found')) throw notFound();
      throw error;
    }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: pageMeta(loaderData?.title, context.i18n._(msg`The rules, prizes and current standings of this tournament.`)),
  }),
  component: function Tournament() {
    return <TournamentView slug={Route.useParams().slug} />;
  },
});
