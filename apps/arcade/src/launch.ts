export interface Launch {
  readonly slug: string;
  /** The one-time token, or null when the page was loaded again without one. */
  readonly token: string | null;
  readonly locale: string;
}

/** Reads `/games/{slug}/{id}#token=…` and takes the token out of the address bar: it works once and is nobody's business. */
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
 * Without texts there is nothing to show: the page is loaded once more, with its token, which nobody used yet. A browser remembers
 * for as long as a page stands that something of it failed to load.
 */
export async function launchAnew({ token }: Launch, { history, location, performance }: Window): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') throw new Error('the texts of the game do not load');
  if (token !== null) history.replaceState(null, '', `#token=${token}`); // No step for the back button.
  location.reload();
  await new Promise(() => undefined);
}
