import type { AnyRouter } from '@tanstack/react-router';
import { setErrorLog, watchHashPopups } from '@croupier/shell';
import { type AppServices, followConsent, keepReferral, reportLog, startRealtimeWhenDue } from '@croupier/web-app';

/** What a player's topics make stale, by topic. Features add what is theirs. */
export const reactions = {
  accounts: [['cashbox', 'balance']],
  payments: [['cashbox'], ['promotions', 'gifts']],
  bonuses: [
    ['cashbox', 'balance'],
    ['promotions', 'gifts'],
  ],
  freespins: [['promotions', 'gifts']],
  lootboxes: [['promotions', 'lootboxes']],
  comps: [['comp-points']],
  // Tournaments and gifts are filtered by group.
  groups: [['player'], ['comp-points'], ['competitions'], ['promotions', 'gifts']],
  limits: [['limits']],
  game_limits: [['limits']],
  privacy: [['privacy']],
  verification: [['verification'], ['player']],
  tournaments: [['competitions']],
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
