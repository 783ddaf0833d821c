import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CallRefused, playerQuery } from '@croupier/api-client';
import { catalog, lotteryQuery, lotteryStatusQuery } from '@croupier/competitions';
import { pageMeta } from '@croupier/web-app';
import { LotteryView } from '../../competitions/TournamentView.tsx';

const SLUG = /^[a-z0-9-]{1,80}$/;

export const Route = createFileRoute('/lottery/$slug')({
  staticData: { texts: [catalog] },
  loader: async ({ context: { api, queryClient }, params: { slug } }) => {
    if (!SLUG.test(slug)) throw notFound();
    try {
      const lottery = await queryClient.ensureQueryData(lotteryQuery(api, slug));
      if (await queryClient.ensureQueryData(playerQuery(api)))
        await queryClient.prefetchQuery(lotteryStatusQuery(api, lottery.id));
      return { title: lottery.title };
    } catch (error) {
      if (error instanceof CallRefused && error.has('not_found')) throw notFound();
      throw error;
    }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: pageMeta(
      loaderData?.title,
      context.i18n._(msg`The prizes and rules of this lottery, and a draw that anyone can check.`),
    ),
  }),
  component: function Lottery() {
    return <LotteryView slug={Route.useParams().slug} />;
  },
});
