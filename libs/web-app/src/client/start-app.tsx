import type { AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createLazyApi, onPlayerLeft, shareHolds } from '@croupier/api-client';
import type { CatalogLoader } from '@croupier/i18n';
import { clearToasts, logError } from '@croupier/shell';
import { focusPressed } from '@croupier/ui-kit';
import { knowRouter } from '../connection/wait-for-network.ts';
import { frameHydrated } from '../document/frame-hydrated.ts';
import { loadShownNotFound } from '../frame/NotFound.ts';
import { dropCookie, keepCookie, keptCookie } from '../keep-cookie.ts';
import { loadFirstTexts } from '../locale/page-texts.ts';
import { makeServices } from '../make-services.ts';
import { type PageContext, readPageContext } from '../page-context.ts';
import { passOver, watchFailures } from '../reports/report-failure.ts';
import { reportVisit } from '../reports/report-visit.ts';
import type { AppServices } from '../services.ts';
import { reportActivity } from '../session/report-activity.ts';

interface App {
  readonly createRouter: (services: AppServices) => AnyRouter;
  readonly catalogs: readonly CatalogLoader[];
  /** Loads code that only this document needs, before hydration. */
  readonly preload?: (pageContext: PageContext) => Promise<unknown> | undefined;
  /** Runs before hydration, for example to register modals. */
  readonly beforeHydration?: (services: AppServices, router: AnyRouter) => void;
  /** Starts work that can wait until the page is idle: the socket, idle titles. */
  readonly onIdle?: (services: AppServices, router: AnyRouter) => void;
}

/** Hydrates the document the server rendered. */
export async function startApp({ createRouter, catalogs, preload, beforeHydration, onIdle }: App): Promise<void> {
  watchFailures();
  focusPressed();
  onPlayerLeft(clearToasts);
  const pageContext = readPageContext();
  const { origins } = pageContext;
  shareHolds(
    {
      read: () => keptCookie('shownRounds'),
      write: (holds) => (holds ? keepCookie('shownRounds', holds, origins) : dropCookie('shownRounds', origins)),
    },
    { renew: location.origin === origins.casino }, // Games are open on this host only.
  );
  // Every call sends the page's language: a guest may have it from the address alone.
  const api = createLazyApi({
    headers: { 'X-Locale': pageContext.locale },
    // Loaded when needed. If that fails, the next 401 retries.
    onSessionEnd: () =>
      void import('../session/end-session.ts').then(({ endSession }) => endSession(services)).catch(logError),
    onSiteClosed: () =>
      void import('../connection/follow-site.ts').then(({ followTabSite }) => followTabSite()).catch(logError),
  });
  const [services] = await Promise.all([
    makeServices({ api, pageContext, catalogs }),
    loadShownNotFound(),
    passOver(preload?.(pageContext)),
  ]);
  const router = createRouter(services);
  knowRouter(router);
  beforeHydration?.(services, router);
  await loadFirstTexts(services, router);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      // Errors from which React recovered by rendering again.
      { onRecoverableError: (error) => logError(error, { level: 'WARN', label: 'UI_WARN' }) },
    );
  });
  await frameHydrated;
  whenIdle(() => {
    reportVisit();
    void passOver(import('../reports/vitals.ts').then(({ reportVitals }) => reportVitals(services, router)));
    reportActivity(services, router);
    const isLoading = () => services.queryClient.isFetching() > 0;
    void passOver(import('./settle-scroll.ts').then(({ settleScroll }) => settleScroll(router, isLoading)));
    onIdle?.(services, router);
    whenIdle(() => keepWorkerOf(services));
  });
}

/** Registers the service worker last: its cache serves the next visit. If it fails, the next page retries. */
function keepWorkerOf(services: AppServices): void {
  if (services.pageContext.release)
    void passOver(import('../worker/keep-worker.ts').then(({ keepWorker }) => keepWorker(services)));
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_500);
}
