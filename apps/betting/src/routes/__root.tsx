import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { preloadedFonts } from '@croupier/ui-kit/fonts';
import { type AppServices, Document, documentHead, loadPageTexts } from '@croupier/web-app';
import { Broken } from '../frame/Broken.tsx';
import { Frame } from '../frame/Frame.tsx';
import { NotFound } from '../frame/NotFound.tsx';
import { SITE } from '../site.ts';

export const Route = createRootRouteWithContext<AppServices>()({
  beforeLoad: ({ context, matches }) => loadPageTexts(context, matches),
  head: ({ matches, match }) => {
    const { pageContext } = match.context;
    const path = matches.at(-1)?.pathname ?? '/sport';
    const { meta, links } = documentHead({
      pageContext,
      origin: pageContext.origins.sport,
      path,
      fonts: preloadedFonts,
    });
    return { links, meta: [{ title: SITE }, ...meta] };
  },
  shellComponent: Document,
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: NotFound,
  errorComponent: Broken,
});
