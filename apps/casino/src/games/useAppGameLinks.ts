import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { catalog, type GameLinks } from '@croupier/games';
import { loadCatalogs } from '@croupier/i18n';
import { openModal } from '@croupier/shell';
import { usePageContext } from '@croupier/web-app';
import { publicPath } from '../paths.ts';
import { useDemosOpen } from './useDemosOpen.ts';

/** Where games are in this app. */
export function useAppGameLinks(): GameLinks {
  const { t } = useLingui();
  const router = useRouter();
  const pageContext = usePageContext();
  const { i18n } = router.options.context;
  const demos = useDemosOpen();
  return useMemo(
    () => ({
      gameHref: ({ provider, slug }, mode) =>
        publicPath(pageContext, `/play/${provider}/${slug}${mode ? `?mode=${mode}` : ''}`),
      badgeNames: {
        jackpot: t`Jackpot`,
        hot: t`Popular`,
        exclusive: t`Exclusive`,
        new: t`New`,
        'wager-free': t`Wager-free`,
      },
      demos,
      loadTexts: () => loadCatalogs(i18n, pageContext.locale, [catalog]),
      openMenu: (game) => openModal('game-menu', { game }),
      sharedRoundHref: (token) => publicPath(pageContext, `/fairness?shared=${token}`),
      // The address is a finished one, language and all.
      follow: (href) => router.history.push(href),
    }),
    [router, i18n, pageContext, demos, t],
  );
}
