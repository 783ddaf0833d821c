import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { descriptions, FavouritesPage, favouritesQuery, laterCatalogs } from '@croupier/sportsbook';
import { pageMeta } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/favourites')({
  staticData: { texts: laterCatalogs },
  loader: async ({ context: { api, queryClient } }) => {
    const player = await queryClient.ensureQueryData(playerQuery(api));
    if (player) await queryClient.prefetchQuery(favouritesQuery(api));
  },
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Favourites`), context.i18n._(descriptions.favourites), SITE),
  }),
  component: FavouritesPage,
});
