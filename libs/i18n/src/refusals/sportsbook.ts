import { msg } from '@lingui/core/macro';

/** Bets. The slip has its own sentences for most of these, with the actual amounts; these appear everywhere else. */
export const sportsbookRefusals = [
  msg({
    id: 'BACK_END_VALIDATION.market_closed',
    message: 'This market isn’t taking bets right now. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.odds_changed',
    message: 'The odds changed before your bet was placed. Please check the new odds.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.legs_related',
    message: 'Two of these selections are from the same match and depend on each other. Please place them as singles.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.cash_out_unavailable',
    message: 'This bet can’t be cashed out right now. It stays open.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.cash_out_changed',
    message: 'The offer has changed. Nothing was cashed out. Please check the new offer.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.offer_expired',
    message: 'The offer has expired. Nothing was cashed out. Please request a new one.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.score_changed',
    message: 'The score changed before your bet was accepted, so your stake was returned.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.decision_too_late',
    message: 'We couldn’t confirm the bet in time, so your stake was returned.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.each_way_unavailable',
    message: 'An each-way bet needs place terms on every selection and can’t be placed with a free bet.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.starting_price_unavailable',
    message: 'There’s no starting price for this selection. Please take the odds shown.',
  }),
  msg({ id: 'BACK_END_VALIDATION.stake_too_small', message: 'The stake is below the minimum.' }),
  msg({ id: 'BACK_END_VALIDATION.stake_too_large', message: 'The stake is above the maximum.' }),
];
