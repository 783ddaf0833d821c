import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { GameLinks } from '@croupier/games';
import { usePageContext } from '@croupier/web-app';
import { publicPath } from '../paths.ts';

/** Where games are in this app. */
export function useAppGameLinks(): GameLinks {
  const router = useRouter();
  const pageContext = usePageContext();
  return useMemo(
    () => ({
      gameHref: ({ provider, slug }, mode) =>
        publicPath(pageContext, `/play/${provider}/${slug}${mode ? `?mode=${mode}` : ''}`),
      // The address is a finished one, language and all.
      follow: (href) => router.history.push(href),
    }),
    [router, pageContext],
  );
}
