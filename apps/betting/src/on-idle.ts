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

/** What a player's topics make stale, by topic. Bets and odds are heard by the sportsbook itself. */
const reactions = {
  // What was won or lost stands under the header.
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
