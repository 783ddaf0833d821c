import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { redirectTarget } from '@croupier/shell';
import { usePageContext } from '@croupier/web-app';

/** Where one wanted to go before signing in, else the front page; never off the site. */
export function useAfterSigning(): () => void {
  const { origins } = usePageContext();
  const router = useRouter();
  const search: { redirect?: unknown; path?: unknown } = useSearch({ strict: false });
  return useCallback(() => {
    const target = redirectTarget(search, '/sport', [origins.sport, origins.casino]);
    if (target.startsWith('/')) void router.navigate({ href: target, replace: true });
    else location.assign(target);
  }, [origins, router, search]);
}
