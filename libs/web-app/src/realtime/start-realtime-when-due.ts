import type { Reactions } from '@croupier/realtime';
import { passOver } from '../reports/report-failure.ts';
import type { AppServices } from '../services.ts';

/** Starts the socket. Called once the page is idle. */
export const startRealtimeWhenDue = (services: AppServices, reactions: Reactions): void =>
  // Without the socket the page still polls.
  void passOver(import('./start-realtime.ts').then((module) => module.startRealtime(services, reactions)));
