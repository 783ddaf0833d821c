import { msg } from '@lingui/core/macro';
import { isBot, logError, showToast } from '@croupier/shell';
import type { AppServices } from '../services.ts';

/** Interval of the checks for a newer worker (specification §9). */
export const SERVICE_WORKER_UPDATE_MS = 900_000;
const TAKE_OVER_MS = 3_000;

/**
 * Registers the service worker and checks for a newer one. The page names no release if a push service brings its own
 * worker, or if none is wanted. Source: specification §7, §8.
 */
export async function keepWorker({ i18n, pageContext: { release } }: Pick<AppServices, 'i18n' | 'pageContext'>) {
  if (!release || !('serviceWorker' in navigator) || isBot(navigator.userAgent)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const follow = (installing: ServiceWorker | null) =>
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && registration.active) void welcome(installing);
      });
    registration.addEventListener('updatefound', () => follow(registration.installing));
    follow(registration.installing);
    if (registration.waiting) await greet(registration, registration.waiting);
    setInterval(() => void registration.update().catch(logFailure), SERVICE_WORKER_UPDATE_MS);
  } catch (error) {
    logFailure(error);
  }

  /** A waiting worker can be older or newer than the page: the site's current release decides. */
  async function greet(registration: ServiceWorkerRegistration, waiting: ServiceWorker) {
    if ((await releaseOf(waiting)) !== release) await registration.update();
    if (registration.waiting === waiting && !registration.installing) await welcome(waiting);
  }

  /** Activates a worker of the page's own release at once; one of a later release waits for the player. */
  async function welcome(worker: ServiceWorker) {
    if ((await releaseOf(worker)) === release) return goOn(worker);
    showToast({
      id: 'new-release',
      time: 0,
      title: i18n._(msg`A new version is ready`),
      text: i18n._(msg`Reload when it suits you. It won’t reload automatically.`),
      action: i18n._(msg`Reload`),
      callback: () => void takeOver(worker),
    });
  }
}

const goOn = (worker: ServiceWorker) => worker.postMessage('go-on');

/**
 * Reloads once the new worker controls the page, since a message from an unloading page may be lost. Stops waiting
 * after a timeout.
 */
async function takeOver(worker: ServiceWorker): Promise<void> {
  goOn(worker);
  const isActive = () => worker.state === 'activated';
  if (!isActive())
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => isActive() && resolve());
      setTimeout(resolve, TAKE_OVER_MS);
    });
  location.reload();
}

const releaseOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage('release', [port2]);
  });

/** Logs a failed check. While offline no check is possible, which isn't a failure. */
function logFailure(error: unknown): void {
  if (navigator.onLine) logError(error, { label: 'SERVICE_WORKER_ERROR' });
}
