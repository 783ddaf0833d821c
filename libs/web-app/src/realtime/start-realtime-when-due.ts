import type { Reactions } from '@croupier/realtime';
import { alive } from '../client/sign-of-life.ts';
import { passOver } from '../reports/report-failure.ts';
import type { AppServices } from '../services.ts';

/** Starts the socket once the page is alive. */
export const startRealtimeWhenDue = (services: AppServices, reactions: Reactions): void =>
  void alive.then(() =>
    // Without the socket the page still polls.
    passOver(import('./start-realtime.ts').then((module) => module.startRealtime(services, reactions))),
  );
