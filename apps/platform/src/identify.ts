import type { PlatformContext } from './context.ts';
import type { Identify } from './serve.ts';
import { sessionCookie } from './session-cookie.ts';

/** Returns the live session of a request's cookie. Actions of a person keep it alive; polls and the socket don't. */
export const identify =
  ({ sessions }: PlatformContext): Identify =>
  async (request, { activity }) => {
    const session = await sessions.read(sessionCookie.read(request));
    if (!session) return null;
    if (activity) await sessions.touch(session);
    return { sessionId: session.id, playerId: session.playerId, currency: session.currency, session };
  };
