import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Ends a request that was answered before it was complete, such as a guest's upload: waits at most this long for the
 * rest.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse, ms: number): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    const timer = setTimeout(() => request.complete || request.destroy(), ms);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  });
}
