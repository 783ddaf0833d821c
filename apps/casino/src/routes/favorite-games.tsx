import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { catalog, descriptions, FavouritesPage, favouritesQuery } from '@croupier/games';
import { buttonClass } from '@croupier/ui-kit';
import { pageMeta } from '@croupier/web-app';
import { usePlayer } from '../frame/usePlayer.ts';
import { SignInButtons } from '../games/SignInButtons.tsx';

export const Route = createFileRoute('/favorite-games')({
  staticData: { texts: [catalog] },
  loader: async ({ context: { api, queryClient } }) => {
    const player = await queryClient.ensureQueryData(playerQuery(api));
    if (player) await queryClient.prefetchQuery(favouritesQuery(api));
  },
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Favourites`), context.i18n._(descriptions.favourites)),
  }),
  component: function Favourites() {
    const signedIn = usePlayer() !== null;
    const toLobby = (
      <Link to="/pokies/all" className={buttonClass({ variant: 'secondary' })}>
        <Trans>Browse pokies</Trans>
      </Link>
    );
    return <FavouritesPage signedIn={signedIn} action={signedIn ? toLobby : <SignInButtons />} />;
  },
});
