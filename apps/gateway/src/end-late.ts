import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './read-body.ts';
import { refuse } from './refuse.ts';

/** Ends a request whose body did not arrive in time, with a response if possible. */
export function endLate(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => !request.complete && refuse(response, 408), ms);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}
