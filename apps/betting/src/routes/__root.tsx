import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { preloadedFonts } from '@croupier/ui-kit/fonts';
import {
  type AppServices,
  Broken,
  Document,
  documentHead,
  loadPageTexts,
  missingMeta,
  NotFound,
} from '@croupier/web-app';
import { Alone } from '../frame/Alone.tsx';
import { Frame } from '../frame/Frame.tsx';
import { HomeLink } from '../frame/HomeLink.tsx';
import { SITE } from '../site.ts';

export const Route = createRootRouteWithContext<AppServices>()({
  beforeLoad: ({ context, matches }) => loadPageTexts(context, matches),
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
  shellComponent: Document,
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: () => (
    <Alone>
      <NotFound home={<HomeLink />} />
    </Alone>
  ),
  errorComponent: (failure) => (
    <Alone>
      <Broken {...failure} home={<HomeLink />} />
    </Alone>
  ),
});
