import type { UserLimit } from '@croupier/contracts';
import { publicPath, usePageContext } from '@croupier/web-app';

/** Returns a function for addresses of the casino in the reader's language. */
export function useCasinoPath(): (path: string) => string {
  const pageContext = usePageContext();
  return (path) => pageContext.origins.casino + publicPath(pageContext, path);
}

/** Returns the handler for a started break: it opens the casino's page about the break. */
export function useBreakBegun(): (limit: UserLimit) => void {
  const casino = useCasinoPath();
  return ({ ends_at }) => location.assign(casino(`/break?until=${encodeURIComponent(ends_at ?? '')}`));
}
