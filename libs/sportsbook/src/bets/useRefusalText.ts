import { useLingui } from '@lingui/react/macro';
import type { RefusedField } from '@croupier/api-client';
import { refusalMessage } from '@croupier/i18n';
import { formatMoney, isCurrency } from '@croupier/money';
import { useReasons } from '../markets/reasons.ts';
import { usePriceText } from '../odds/usePriceText.ts';

type Reason = Pick<RefusedField, 'code' | 'params'> & Partial<RefusedField>;

/**
 * Returns a function that explains why a bet was refused, with the figures of this bet. Null means that there was no
 * reply.
 */
export function useRefusalText(): (reason: Reason | null) => string {
  const { t, i18n } = useLingui();
  const { atMost, nothingMore } = useLimitTexts();
  const reasons = useReasons();
  const priceText = usePriceText();
  return (reason) => {
    if (!reason) return t`We got no response. You can safely send the bet again: we first check whether it arrived.`;
    const { code, params } = reason;
    const amount = (cents: unknown) =>
      isCurrency(params['currency']) && typeof cents === 'number'
        ? formatMoney(cents, params['currency'], i18n.locale)
        : '';
    const [smallest, largest] = [amount(params['min_stake_cents']), amount(params['max_stake_cents'])];
    const oddsOf = (name: string) => (typeof params[name] === 'number' ? priceText(params[name]) : '');
    const [price, shown] = [oddsOf('odds'), oddsOf('shown')];
    if (code === 'market_closed') return reasons(String(params['reason']));
    if (code === 'odds_changed' && Number(params['odds']) > Number(params['shown']))
      return t`The odds rose from ${shown} to ${price} before your bet was accepted.`;
    if (code === 'odds_changed') return t`The odds fell from ${shown} to ${price} before your bet was accepted.`;
    if (code === 'score_changed') return t`The score changed before your bet was accepted.`;
    if (code === 'stake_too_small') return t`The minimum stake is ${smallest}.`;
    if (code === 'stake_too_large' && params['max_stake_cents'] === 0) return nothingMore(params['reason']);
    if (code === 'stake_too_large' && largest) return atMost(largest, params['reason']);
    if (code === 'gift_does_not_fit' && typeof params['least_odds'] === 'number') {
      const least = priceText(params['least_odds']);
      return t`This free bet is for odds of ${least} or higher.`;
    }
    return refusalMessage(i18n, { path: reason.path ?? [], code, params, text: reason.text });
  };
}

/** Returns texts about a limit: the amount left, and what the player can do. */
function useLimitTexts() {
  const { t } = useLingui();
  return {
    atMost(largest: string, reason: unknown): string {
      if (reason === 'outcome') return t`The most we can accept on this outcome right now is ${largest}.`;
      if (reason === 'event') return t`The most we can accept on this match right now is ${largest}.`;
      if (reason === 'race') return t`The most we can accept on this race right now is ${largest}.`;
      if (reason === 'season') return t`The most we can accept on this season right now is ${largest}.`;
      if (reason === 'player') return t`With your open bets, the most we can accept on this one is ${largest}.`;
      if (reason === 'day') return t`The most we can accept today is ${largest}.`;
      if (reason === 'stake') return t`The maximum stake per bet is ${largest}.`;
      if (reason === 'group') return t`The maximum stake per bet from your account is ${largest}.`;
      return t`The maximum stake at these odds is ${largest}.`;
    },
    nothingMore(reason: unknown): string {
      if (reason === 'outcome')
        return t`We can’t accept any more bets on this outcome right now. Please choose another one or try again later.`;
      if (reason === 'event')
        return t`We can’t accept any more bets on this match right now. Please choose another one or try again later.`;
      if (reason === 'race')
        return t`We can’t accept any more bets on this race right now. Please choose another one or try again later.`;
      if (reason === 'season')
        return t`We can’t accept any more bets on this season right now. Please try again later.`;
      if (reason === 'player')
        return t`Your open bets have reached our limit. You can bet again once one of them is settled or cashed out.`;
      if (reason === 'day') return t`We can’t accept any more bets today. Please try again tomorrow.`;
      if (reason === 'group')
        return t`We can’t accept bets from your account at the moment. You can withdraw your money at any time.`;
      return t`We can’t accept any more bets on this right now. Please try again later.`;
    },
  };
}
