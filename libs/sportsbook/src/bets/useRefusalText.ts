import { useLingui } from '@lingui/react/macro';
import type { RefusedField } from '@croupier/api-client';
import { refusalMessage } from '@croupier/i18n';
import { formatMoney, isCurrency } from '@croupier/money';
import { useReasons } from '../markets/reasons.ts';
import { usePriceText } from '../odds/usePriceText.ts';

type Reason = Pick<RefusedField, 'code' | 'params'> & Partial<RefusedField>;

/** Why a bet was not taken, with the figures of this very case. Null means that nobody answered. */
export function useRefusalText(): (reason: Reason | null) => string {
  const { t, i18n } = useLingui();
  const { atMost, nothingMore } = useLimitTexts();
  const reasons = useReasons();
  const priceText = usePriceText();
  return (reason) => {
    if (!reason)
      return t`We got no answer. Nothing is lost: when you send it again, we first check whether it arrived.`;
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
      return t`The price rose from ${shown} to ${price} before your bet was accepted.`;
    if (code === 'odds_changed') return t`The price fell from ${shown} to ${price} before your bet was accepted.`;
    if (code === 'score_changed') return t`The score changed before your bet was accepted.`;
    if (code === 'stake_too_small') return t`The smallest stake is ${smallest}.`;
    if (code === 'stake_too_large' && params['max_stake_cents'] === 0) return nothingMore(params['reason']);
    if (code === 'stake_too_large' && largest) return atMost(largest, params['reason']);
    if (code === 'gift_does_not_fit' && typeof params['least_odds'] === 'number') {
      const least = priceText(params['least_odds']);
      return t`This free bet is for prices of ${least} or more.`;
    }
    return refusalMessage(i18n, { path: reason.path ?? [], code, params, text: reason.text });
  };
}

/** Which limit leaves how much, and what may be done about it. */
function useLimitTexts() {
  const { t } = useLingui();
  return {
    atMost(largest: string, reason: unknown): string {
      if (reason === 'outcome') return t`So much is bet on this outcome that we can accept up to ${largest}.`;
      if (reason === 'event') return t`So much is bet on this match that we can accept up to ${largest}.`;
      if (reason === 'race') return t`So much is bet on this race that we can accept up to ${largest}.`;
      if (reason === 'season') return t`So much is bet on this season that we can accept up to ${largest}.`;
      if (reason === 'player') return t`With your open bets we can accept up to ${largest} on this one.`;
      if (reason === 'day') return t`So much is bet today that we can accept up to ${largest}.`;
      if (reason === 'stake') return t`The largest stake of a bet is ${largest}.`;
      if (reason === 'group') return t`The largest stake of a bet from your account is ${largest}.`;
      return t`The largest stake at this price is ${largest}.`;
    },
    nothingMore(reason: unknown): string {
      if (reason === 'outcome')
        return t`So much is bet on this outcome that we can’t accept any more. Please choose another one, or try again later.`;
      if (reason === 'event')
        return t`So much is bet on this match that we can’t accept any more. Please choose another one, or try again later.`;
      if (reason === 'race')
        return t`So much is bet on this race that we can’t accept any more. Please choose another one, or try again later.`;
      if (reason === 'season')
        return t`So much is bet on this season that we can’t accept any more. Please try again later.`;
      if (reason === 'player')
        return t`With your open bets we can’t accept any more. Once one of them is settled or cashed out, there is room again.`;
      if (reason === 'day') return t`So much is bet today that we can’t accept any more. Please try again tomorrow.`;
      if (reason === 'group')
        return t`We can’t accept bets from your account now. Your money stays yours: you can withdraw it at any time.`;
      return t`Right now we can’t accept any more on this. Please try again later.`;
    },
  };
}
