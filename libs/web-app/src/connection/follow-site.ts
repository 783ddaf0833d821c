import { getDefaultStore } from 'jotai/vanilla';
import { readSite } from '@croupier/contracts';
import { type AppServices, servicesOf } from '../services.ts';
import { siteClosedAtom } from './site-closed.ts';
import { routerOfTab } from './wait-for-network.ts';

const LOOK_EVERY_MS = 5_000;
/** Random spread of the retries, so that open pages don't all return at once. */
const SPREAD_MS = 5_000;

let following = false;

type Followed = Pick<AppServices, 'api' | 'queryClient'>;

/**
 * Shows that the site is closed for maintenance and polls until it is open again. Called after a refused call or a
 * closed socket. The page keeps its content and then refetches it. Does nothing if already polling.
 */
export async function followSite(
  { api, queryClient }: Followed,
  { onOpen, wait = pause }: { onOpen: () => void; wait?: (ms: number) => Promise<void> },
): Promise<void> {
  if (following) return;
  following = true;
  const store = getDefaultStore();
  for (;;) {
    const site = await api.call(readSite).catch(() => null); // Unreachable counts as closed.
    if (site && !site.closed) break;
    const isToCome = site?.until && Date.parse(site.until) > Date.now();
    if (site) store.set(siteClosedAtom, { until: isToCome ? site.until : null });
    const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
    await wait(LOOK_EVERY_MS + (SPREAD_MS * drawn) / 255);
  }
  following = false;
  store.set(siteClosedAtom, null);
  void queryClient.invalidateQueries();
  onOpen();
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Polls for the page of this tab. */
export async function followTabSite(): Promise<void> {
  const router = routerOfTab();
  if (router) await followSite(servicesOf(router), { onOpen: () => void router.invalidate() });
}
