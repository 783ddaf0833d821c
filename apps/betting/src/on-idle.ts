import type { AnyRouter } from '@tanstack/react-router';
import { setErrorLog, watchHashPopups } from '@croupier/shell';
import { type AppServices, followConsent, keepReferral, reportLog, startRealtimeWhenDue } from '@croupier/web-app';

/** What a player's topics make stale, by topic. Bets and odds are heard by the sportsbook itself. */
const reactions = {
  // What was won or lost stands under the header.
  accounts: [
    ['cashbox', 'balance'],
    ['limits', 'play-clock'],
  ],
  payments: [['cashbox']],
  bonuses: [['cashbox', 'balance']],
  limits: [['limits']],
} as const;

/** Runs when the page is interactive and idle. */
export function onIdle(services: AppServices, router: AnyRouter): void {
  // Failures that have a name in the specification's catalogue bring it along.
  setErrorLog((error, { label = 'UI_ERROR', ...context }) => reportLog(String(label), 'ERROR', String(error), context));
  void keepReferral(services);
  followConsent(services, router);
  startRealtimeWhenDue(services, reactions);
  watchHashPopups();
}
