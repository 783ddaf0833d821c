import { CatchBoundary, createRootRouteWithContext } from '@tanstack/react-router';
import { menuPagesQuery } from '@croupier/content';
import { preloadedFonts } from '@croupier/ui-kit/fonts';
import {
  type AppServices,
  Broken,
  Document,
  documentHead,
  loadPageTexts,
  missingMeta,
  NotFound,
  readPopupSearch,
  stopBlocked,
  waitForNetwork,
} from '@croupier/web-app';
import { Frame } from '../frame/Frame.tsx';
import { HomeLink } from '../frame/HomeLink.tsx';
import { popupTable } from '../popups/table.ts';

export const Route = createRootRouteWithContext<AppServices>()({
  validateSearch: (search: Record<string, unknown>) => readPopupSearch(search, popupTable),
  beforeLoad: async ({ context, matches, preload, abortController: { signal } }) => {
    await stopBlocked({ context, matches, preload }, '/');
    await waitForNetwork({ matches, signal });
    await loadPageTexts(context, matches);
  },
  // Pages linked in the footer. The page is shown even if they fail to load.
  loader: ({ context: { api, pageContext, queryClient } }) =>
    queryClient.prefetchQuery(menuPagesQuery(api, pageContext.locale)),
  head: ({ matches, match }) => {
    const { i18n, pageContext } = match.context;
    const path = matches.at(-1)?.pathname ?? '/';
    const { meta, links } = documentHead({
      pageContext,
      origin: pageContext.origins.casino,
      path,
      fonts: preloadedFonts,
    });
    // A page has its own title; otherwise the site's is used.
    return { links, meta: [{ title: 'Croupier' }, ...missingMeta(i18n, matches), ...meta] };
  },
  // Also wraps the error and not-found pages.
  shellComponent: ({ children }) => (
    <Document>
      <CatchBoundary
        getResetKey={() => 'frame'}
        errorComponent={(failure) => <Broken {...failure} home={<HomeLink />} />}
      >
        <Frame>{children}</Frame>
      </CatchBoundary>
    </Document>
  ),
  notFoundComponent: () => <NotFound home={<HomeLink />} />,
  errorComponent: (failure) => <Broken {...failure} home={<HomeLink />} />,
});
