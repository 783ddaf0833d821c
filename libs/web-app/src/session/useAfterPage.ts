import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { redirectTarget } from '@croupier/shell';
import { servicesOf } from '../services.ts';
import { goOn } from './go-on.ts';
import { ownOrigins } from './own-origins.ts';

/**
 * Returns the function to call after a sign-in on a page. It opens the requested page, else `home`, and never leaves
 * the site.
 */
export function useAfterPage(home: string): () => void {
  const router = useRouter();
  const search: { redirect?: unknown; path?: unknown } = useSearch({ strict: false });
  return useCallback(
    () => goOn(router, redirectTarget(search, home, ownOrigins(servicesOf(router).pageContext.origins))),
    [home, router, search],
  );
}
