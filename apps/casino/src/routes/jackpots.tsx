import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { catalog, jackpotsQuery, jackpotWinsQuery } from '@croupier/competitions';
import { editions, offersCompetition } from '@croupier/i18n';
import { pageMeta } from '@croupier/web-app';
import { JackpotsView } from '../competitions/JackpotsView.tsx';

export const Route = createFileRoute('/jackpots')({
  staticData: { texts: [catalog] },
  loader: async ({ context: { api, pageContext, queryClient } }) => {
    if (!offersCompetition(editions[pageContext.edition].rules, 'jackpots')) throw notFound();
    await Promise.all([
      queryClient.prefetchQuery(jackpotsQuery(api)),
      queryClient.prefetchQuery(jackpotWinsQuery(api)),
    ]);
  },
  head: ({ match: { context } }) => ({
    meta: pageMeta(
      context.i18n._(msg`Jackpots`),
      context.i18n._(msg`Current jackpots: how they grow, how they’re won and how anyone can check a win.`),
    ),
  }),
  component: JackpotsView,
});
