import { worker } from './scope.ts';

/** Lets a newer worker wait until a page sends `go-on`, so that no page loses the files of its release. */
export function answerUpdates(): void {
  worker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === 'release') port?.postMessage(worker.release);
    if (data === 'go-on') void worker.skipWaiting();
  });
}
