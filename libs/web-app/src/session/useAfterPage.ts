import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { redirectTarget } from '@croupier/shell';
import { servicesOf } from '../services.ts';
import { goOn } from './go-on.ts';
import { ownOrigins } from './own-origins.ts';

/** What happens when a page of its own signed in: on to where one wanted to go, else to `home`; never off the site. */
export function useAfterPage(home: string): () => void {
  const router = useRouter();
  const search: { redirect?: unknown; path?: unknown } = useSearch({ strict: false });
  return useCallback(
    () => goOn(router, redirectTarget(search, home, ownOrigins(servicesOf(router).pageContext.origins))),
    [home, router, search],
  );
}
