export interface Launch {
  readonly slug: string;
  /** One-time token, or null if the page was reloaded without one. */
  readonly token: string | null;
  readonly locale: string;
}

/**
 * Reads `/games/{slug}/{id}#token=…` and removes the token from the address bar: it works once and must not be shared.
 */
export function readLaunch({ pathname, search, hash }: Location, history: History): Launch {
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token !== null) history.replaceState(null, '', pathname + search);
  return {
    slug: pathname.split('/')[2] ?? '',
    token,
    locale: new URLSearchParams(search).get('locale') ?? navigator.language,
  };
}

/**
 * Reloads the page once, with its unused token, when the game's texts failed to load: without them there is nothing to
 * show. A browser caches a failed import until the page is reloaded.
 */
export async function launchAnew({ token }: Launch, { history, location, performance }: Window): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') throw new Error('the texts of the game do not load');
  if (token !== null) history.replaceState(null, '', `#token=${token}`); // Adds no history entry for the back button.
  location.reload();
  await new Promise(() => undefined);
}
