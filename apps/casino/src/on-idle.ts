import type { AnyRouter } from '@tanstack/react-router';
import { watchHashPopups } from '@croupier/shell';
import {
  type AppServices,
  followConsent,
  followIdleTitle,
  keepReferral,
  startRealtimeWhenDue,
} from '@croupier/web-app';

/** Queries that a player's topics invalidate, by topic. Features add their own. */
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
  // Tournaments and gifts depend on the player's group.
  groups: [['player'], ['comp-points'], ['competitions'], ['promotions', 'gifts']],
  live_bets: [
    ['games', 'rounds'],
    ['games', 'round-totals'],
  ],
  limits: [['limits']],
  game_limits: [['limits']],
  privacy: [['privacy']],
  verification: [['verification'], ['player']],
  tournaments: [['competitions']],
} as const;

/** Runs when the page is interactive and idle. */
export function onIdle(services: AppServices, router: AnyRouter): void {
  void keepReferral(services);
  followConsent(services, router);
  startRealtimeWhenDue(services, reactions);
  watchHashPopups();
  followIdleTitle(services);
}
