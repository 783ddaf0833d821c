import type { AnyRouter } from '@tanstack/react-router';
import { watchHashPopups } from '@croupier/shell';
import {
  type AppServices,
  followConsent,
  followIdleTitle,
  keepReferral,
  startRealtimeWhenDue,
} from '@croupier/web-app';
import { SITE } from './site.ts';

/** Queries that a player's topics invalidate, by topic. The sportsbook handles bets and odds itself. */
const reactions = {
  // The net result is shown under the header.
  accounts: [
    ['cashbox', 'balance'],
    ['limits', 'play-clock'],
  ],
  payments: [['cashbox'], ['sportsbook', 'free-bets']],
  bonuses: [
    ['cashbox', 'balance'],
    ['sportsbook', 'free-bets'],
  ],
  limits: [['limits']],
} as const;

/** Runs when the page is interactive and idle. */
export function onIdle(services: AppServices, router: AnyRouter): void {
  void keepReferral(services);
  followConsent(services, router);
  startRealtimeWhenDue(services, reactions);
  watchHashPopups();
  followIdleTitle(services, SITE);
}
