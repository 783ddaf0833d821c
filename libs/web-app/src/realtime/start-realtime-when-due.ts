import { playerQuery } from '@croupier/api-client';
import type { Reactions } from '@croupier/realtime';
import type { AppServices } from '../services.ts';

/** A guest's socket waits for a first action: who only reads the page does not need it. */
const actions = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

const due = Promise.withResolvers<void>();

/** For pages that live of the socket: it does not wait for an action of their guest. */
export const startRealtimeSoon = (): void => due.resolve();

/** Starts the socket: for a player once the page stands, for a guest with the first action. Once a page. */
export function startRealtimeWhenDue(services: AppServices, reactions: Reactions): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const action of actions) removeEventListener(action, start);
    import('./start-realtime.ts').then(
      (module) => module.startRealtime(services, reactions),
      // Without the socket the page still polls.
      () => undefined,
    );
  };
  const player = services.queryClient.getQueryData(playerQuery(services.api).queryKey);
  if (player) start();
  else {
    for (const action of actions) addEventListener(action, start, { once: true, passive: true });
    void due.promise.then(start);
  }
}
