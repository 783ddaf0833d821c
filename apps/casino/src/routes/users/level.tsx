import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { compPointsQuery, LevelPage, levelsQuery } from '@croupier/profile-limits';
import { openPopup } from '@croupier/shell';
import { pageTitle } from '@croupier/web-app';
import { usePlayer } from '../../frame/usePlayer.ts';
import { limitsLink } from '../../promotions/offer-links.tsx';

export const Route = createFileRoute('/users/level')({
  // A failure is shown on the page, with a retry.
  loader: async ({ context: { api, queryClient } }) => {
    const player = queryClient.getQueryData(playerQuery(api).queryKey);
    if (!player) return;
    await Promise.all([
      queryClient.prefetchQuery(compPointsQuery(api)),
      queryClient.prefetchQuery(levelsQuery(api, player.currency)),
    ]);
  },
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Level and points`))] }),
  component: Level,
});

function Level() {
  const player = usePlayer();
  return (
    player && <LevelPage player={player} onExchange={() => openPopup('exchange-compoints')} limitsLink={limitsLink} />
  );
}
