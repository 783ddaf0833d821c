import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useApi } from '@croupier/api-client';
import { jackpotsQuery } from '@croupier/competitions';
import { jackpotOf } from '@croupier/game-art';
import { catalog, descriptions, gameQuery, type PlayMode, similarGamesQuery } from '@croupier/games';
import { formatPercent } from '@croupier/i18n';
import { breadcrumbs, pageMeta } from '@croupier/web-app';
import { findGame } from '../../games/find-game.ts';
import { PlayPage } from '../../games/PlayPage.tsx';

const modeOf = (value: unknown): PlayMode | undefined => (value === 'real' || value === 'demo' ? value : undefined);
const currencyOf = (value: unknown) => (typeof value === 'string' && /^[A-Z]{3,4}$/.test(value) ? value : undefined);

const slugOf = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : undefined);

interface PlaySearch {
  mode?: PlayMode | undefined;
  currency?: string | undefined;
  /** Slug of a second game next to it. */
  beside?: string | undefined;
}
/** Rounds of an outside studio can't be checked here. */
const describe = ({ title, studio, checkable }: { title: string; studio: string; checkable: boolean }) =>
  (checkable ? descriptions.game : descriptions.studioGame)(title, studio);

export const Route = createFileRoute('/play/$producer/$name')({
  staticData: { texts: [catalog] },
  validateSearch: ({ mode, currency, beside }: Record<string, unknown>): PlaySearch => ({
    mode: modeOf(mode),
    currency: currencyOf(currency),
    beside: slugOf(beside),
  }),
  loader: async ({ context, params: { producer, name } }) => {
    const game = await findGame(context, name);
    if (game.provider !== producer || game.slug !== name)
      throw redirect({ to: '/play/$producer/$name', params: { producer: game.provider, name: game.slug } });
    await Promise.all([
      context.queryClient.prefetchQuery(similarGamesQuery(context.api, game.slug)),
      jackpotOf(game.slug) && context.queryClient.prefetchQuery(jackpotsQuery(context.api)),
    ]);
    return {
      slug: game.slug,
      title: game.title,
      provider: game.provider,
      studio: game.provider_title,
      checkable: game.maths !== '',
      rtp: `RTP ${formatPercent(game.rtp, context.pageContext.locale, 2)}`,
    };
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData
      ? [
          ...pageMeta(loaderData.title, context.i18n._(describe(loaderData))),
          { property: 'og:image:alt', content: [loaderData.title, loaderData.studio, loaderData.rtp].join(' · ') },
          breadcrumbs(context.pageContext, context.pageContext.origins.casino, [
            { name: 'Croupier', path: '/' },
            { name: loaderData.studio, path: `/producers/${loaderData.provider}` },
            { name: loaderData.title, path: `/play/${loaderData.provider}/${loaderData.slug}` },
          ]),
        ]
      : [],
  }),
  component: function Play() {
    const { data: game } = useSuspenseQuery(gameQuery(useApi(), Route.useLoaderData().slug));
    const { mode, currency, beside } = Route.useSearch();
    return <PlayPage game={game} begin={mode} beside={beside} currency={currency ?? null} />;
  },
});
