import { createApi } from '@croupier/api-client';
import type { CatalogLoader } from '@croupier/i18n';
import type { AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readBoot } from '../boot.ts';
import { makeServices } from '../make-services.ts';
import type { AppServices } from '../services.ts';

interface App {
  readonly createRouter: (services: AppServices) => AnyRouter;
  readonly catalogs: readonly CatalogLoader[];
  /** Told when the server ended the session (a 401). */
  readonly onSessionEnd: (services: AppServices) => void;
  /** What can wait until the page stands: reports, the socket, idle titles. */
  readonly later?: (services: AppServices, router: AnyRouter) => void;
}

/** Takes over the document the server rendered. */
export async function startApp({ createRouter, catalogs, onSessionEnd, later }: App): Promise<void> {
  const api = createApi({ onSessionEnd: () => onSessionEnd(services) });
  const services = await makeServices({ api, boot: readBoot(), catalogs });
  const router = createRouter(services);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
  if (later) whenIdle(() => later(services, router));
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_500);
}
