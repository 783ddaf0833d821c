import { worker } from './scope.ts';

/** A newer worker waits until a page tells it to go on: no page loses what belongs to its release. */
export function answerUpdates(): void {
  worker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === 'release') port?.postMessage(worker.release);
    if (data === 'go-on') void worker.skipWaiting();
  });
}
