import { CatchBoundary, createRootRouteWithContext } from '@tanstack/react-router';
import { menuPagesQuery } from '@croupier/content';
import { preloadedFonts } from '@croupier/ui-kit/fonts';
import {
  type AppServices,
  Document,
  documentHead,
  loadPageTexts,
  missingMeta,
  NotFound,
  readPopupSearch,
  stopBlocked,
  waitForNetwork,
} from '@croupier/web-app';
import { Alone } from '../frame/Alone.tsx';
import { BrokenAlone } from '../frame/BrokenAlone.tsx';
import { Frame } from '../frame/Frame.tsx';
import { HomeLink } from '../frame/HomeLink.tsx';
import { popupTable } from '../popups/table.ts';
import { SITE } from '../site.ts';

export const Route = createRootRouteWithContext<AppServices>()({
  validateSearch: (search: Record<string, unknown>) => readPopupSearch(search, popupTable),
  beforeLoad: async ({ context, matches, preload, abortController: { signal } }) => {
    await stopBlocked({ context, matches, preload }, '/sport');
    await waitForNetwork({ matches, signal });
    await loadPageTexts(context, matches);
  },
  // Pages linked in the footer. The page is shown even if they fail to load.
  loader: ({ context: { api, pageContext, queryClient } }) =>
    queryClient.prefetchQuery(menuPagesQuery(api, pageContext.locale)),
  head: ({ matches, match }) => {
    const { i18n, pageContext } = match.context;
    const path = matches.at(-1)?.pathname ?? '/sport';
    const { meta, links } = documentHead({
      pageContext,
      origin: pageContext.origins.sport,
      path,
      fonts: preloadedFonts,
    });
    return { links, meta: [{ title: SITE }, ...missingMeta(i18n, matches, SITE), ...meta] };
  },
  // Also wraps the error and not-found pages.
  shellComponent: ({ children }) => (
    <Document>
      <CatchBoundary getResetKey={() => 'frame'} errorComponent={BrokenAlone}>
        <Frame>{children}</Frame>
      </CatchBoundary>
    </Document>
  ),
  notFoundComponent: () => (
    <Alone>
      <NotFound home={<HomeLink />} />
    </Alone>
  ),
  errorComponent: BrokenAlone,
});
