import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { catalog, type GameLinks } from '@croupier/games';
import { editions, loadCatalogs } from '@croupier/i18n';
import { openModal } from '@croupier/shell';
import { usePageContext } from '@croupier/web-app';
import { useEdition } from '../frame/useEdition.ts';
import { publicPath } from '../paths.ts';
import { useDemosOpen } from './useDemosOpen.ts';

/** Returns the links to games in this app. */
export function useAppGameLinks(): GameLinks {
  const { t } = useLingui();
  const router = useRouter();
  const pageContext = usePageContext();
  const { i18n } = router.options.context;
  const demos = useDemosOpen();
  const alone = editions[useEdition()].rules.oneGameAtATime === true;
  return useMemo(
    () => ({
      gameHref: ({ provider, slug }, mode) =>
        publicPath(pageContext, `/play/${provider}/${slug}${mode ? `?mode=${mode}` : ''}`),
      ...(!alone && {
        besideHref: ({ provider, slug }, { mode, currency, beside }) => {
          const search = new URLSearchParams({ mode, ...(currency && { currency }), ...(beside && { beside }) });
          return publicPath(pageContext, `/play/${provider}/${slug}?${search}`);
        },
      }),
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
      liveRoundHref: (table, number) => publicPath(pageContext, `/fairness?table=${table}&number=${number}`),
      // The address is complete, including the language.
      follow: (href) => router.history.push(href),
    }),
    [router, i18n, pageContext, demos, alone, t],
  );
}
