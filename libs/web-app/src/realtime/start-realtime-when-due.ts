import type { Reactions } from '@croupier/realtime';
import { alive } from '../client/sign-of-life.ts';
import type { AppServices } from '../services.ts';

/** Starts the socket once the page is alive. */
export const startRealtimeWhenDue = (services: AppServices, reactions: Reactions): void =>
  void alive.then(() =>
    import('./start-realtime.ts').then(
      (module) => module.startRealtime(services, reactions),
      // Without the socket the page still polls.
      () => undefined,
    ),
  );
