import { setErrorLog, watchHashPopups } from '@croupier/shell';
import { type AppServices, reportLog, startRealtimeWhenDue } from '@croupier/web-app';

/** What a player's topics make stale, by topic. Features add what is theirs. */
const reactions = {
  accounts: [['cashbox', 'balance']],
  payments: [['cashbox']],
  bonuses: [['cashbox', 'balance'], ['gifts']],
  limits: [['limits']],
  game_limits: [['limits']],
  verification: [['verification'], ['player']],
} as const;

/** Runs when the page is interactive and idle. */
export function onIdle(services: AppServices): void {
  setErrorLog((error, context) => reportLog('UI_ERROR', 'ERROR', String(error), context));
  startRealtimeWhenDue(services, reactions);
  watchHashPopups();
}
