import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type AnyCurrency, formatMoney } from '@croupier/money';
import type { FailureCode } from '../rgs/failure.ts';

export const money = (cents: number, currency: AnyCurrency): string => formatMoney(cents, currency, i18n.locale);

/** Formats a net result with its sign. */
export const signed = (cents: number, currency: AnyCurrency): string =>
  `${cents > 0 ? '+' : ''}${money(cents, currency)}`;

/** Returns the message for a failure: what happened, that no money was lost, and what to do next. */
export function problemText(code: FailureCode, demo: boolean): string {
  switch (code) {
    case 'insufficient_funds':
      return demo
        ? t`Your demo balance is too low for this stake. Choose a smaller stake, or reopen the game for a new balance.`
        : t`Your balance is too low for this stake. Choose a smaller stake, or make a deposit in the cashbox.`;
    case 'limit_reached':
      return t`This stake would exceed a limit you have set. Nothing was charged.`;
    case 'session_limit_reached':
      return t`You’ve reached the playing time you set. Your balance is unchanged.`;
    case 'excluded':
      return t`You’re taking a break from playing. You can’t bet until it ends. Your balance is safe.`;
    case 'stake_not_allowed':
    case 'params_not_allowed':
      return t`This bet is not available here. Nothing was charged.`;
    case 'gift_not_active':
    case 'gift_does_not_fit':
      return t`These free spins can no longer be played here. Nothing was charged.`;
    case 'bonus_purchase_excluded':
      return t`You can’t buy free spins while a bonus is active. Nothing was charged. You can still spin, or cancel the bonus.`;
    case 'purchase_not_allowed':
      return t`You can’t buy free spins where you live. Nothing was charged.`;
    case 'stake_above_cap':
      return t`This stake is above the maximum per round where you live. Nothing was charged.`;
    case 'spin_too_soon':
      return t`Your country requires a short pause between rounds. Please wait a moment.`;
    case 'round_open':
      return t`An earlier round of this game is still open. Open the game again to continue it.`;
    case 'round_not_open':
      return t`This round has already ended. Open the game again to see the result.`;
    case 'offline':
      return t`The connection was lost. When we try again, your round is either found or played once, never twice.`;
    case 'site_closed':
      return t`The site is under maintenance. Your round is saved. Try again when the site is back to continue it.`;
    case 'launch_token_invalid':
      return t`A game link works once, for one minute. Your balance is unchanged. Please open the game again.`;
    case 'unauthenticated':
      return t`This game was open for too long and was closed for safety. Your balance is unchanged.`;
    case 'game_not_available':
    case 'demo_not_available':
      return t`This game is not available where you are.`;
    case 'too_many_requests':
      return t`That was too fast. Please wait a moment and try again.`;
    default:
      return t`The game is temporarily unavailable. No money was lost. Please try again.`;
  }
}
