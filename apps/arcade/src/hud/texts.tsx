import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type AnyCurrency, formatMoney } from '@croupier/money';
import type { FailureCode } from '../rgs/failure.ts';

export const money = (cents: number, currency: AnyCurrency): string => formatMoney(cents, currency, i18n.locale);

/** What was won or lost: with its sign. */
export const signed = (cents: number, currency: AnyCurrency): string =>
  `${cents > 0 ? '+' : ''}${money(cents, currency)}`;

/** What happened, that nothing was lost, and what to do. */
export function problemText(code: FailureCode, demo: boolean): string {
  switch (code) {
    case 'insufficient_funds':
      return demo
        ? t`Your demo credit is smaller than this stake. Choose a smaller stake, or open the game again for fresh credit.`
        : t`Your balance is lower than this stake. Choose a smaller stake, or add money in the cashbox.`;
    case 'limit_reached':
      return t`This stake would go beyond a limit you have set. Nothing was staked.`;
    case 'session_limit_reached':
      return t`You have used up the playing time you set for yourself. Your balance is untouched.`;
    case 'excluded':
      return t`You are taking a break from playing. Until it ends, no bets are accepted; your balance stays yours.`;
    case 'stake_not_allowed':
    case 'params_not_allowed':
      return t`This bet is not offered here. Nothing was staked.`;
    case 'gift_not_active':
    case 'gift_does_not_fit':
      return t`These free spins can no longer be played here. Nothing was staked.`;
    case 'bonus_purchase_excluded':
      return t`Free spins cannot be bought while a bonus is under way. Nothing was taken: spin, or cancel the bonus.`;
    case 'purchase_not_allowed':
      return t`Free spins cannot be bought where you live. Nothing was taken.`;
    case 'stake_above_cap':
      return t`This stake is above the maximum per round where you live. Nothing was staked.`;
    case 'spin_too_soon':
      return t`Where you live there is a short pause between rounds. Please wait a moment.`;
    case 'round_open':
      return t`An earlier round of this game is still open. Open the game again to go on with it.`;
    case 'round_not_open':
      return t`This round has already ended. Open the game again to see how.`;
    case 'offline':
      return t`The connection was lost. Your round keeps its number: when we try again, it is either found or played once, never twice.`;
    case 'site_closed':
      return t`We are working on the site. Your round is kept: try again when the site is back, and it goes on.`;
    case 'launch_token_invalid':
      return t`A game link works once, for a minute. Open the game again; your balance is untouched.`;
    case 'unauthenticated':
      return t`This game was open for too long and has been closed for safety. Your balance is untouched.`;
    case 'game_not_available':
    case 'demo_not_available':
      return t`This game is not available where you are.`;
    case 'too_many_requests':
      return t`That was quick. Please wait a moment and try again.`;
    default:
      return t`The game is unavailable for a moment. Nothing was lost; please try again.`;
  }
}
