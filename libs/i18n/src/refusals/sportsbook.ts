import { msg } from '@lingui/core/macro';

/** Bets. The slip says most of these itself, with the figures of the case; these are for wherever else they appear. */
export const sportsbookRefusals = [
  msg({
    id: 'BACK_END_VALIDATION.market_closed',
    message: 'No bets are taken on this market right now. Your stake stays with you.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.odds_changed',
    message: 'The price changed before your bet was placed. Please look at the new one.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.legs_related',
    message:
      'Two of these selections belong to the same match, where one decides part of the other. Please place them as single bets.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.cash_out_unavailable',
    message: 'This bet can’t be cashed out right now. It goes on as it is.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.cash_out_changed',
    message: 'The offer has changed. Please look at the new one; nothing was cashed out.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.offer_expired',
    message: 'The offer is no longer open. Please ask for a new one; nothing was cashed out.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.score_changed',
    message: 'The score changed before your bet was accepted, so your stake was returned.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.decision_too_late',
    message: 'We could not confirm the bet in time, so your stake was returned.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.each_way_unavailable',
    message: 'An each-way bet needs place terms on every selection, and can’t be paid by a free bet.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.starting_price_unavailable',
    message: 'There is no starting price for this selection. Please take the price shown.',
  }),
  msg({ id: 'BACK_END_VALIDATION.stake_too_small', message: 'The stake is below the minimum.' }),
  msg({ id: 'BACK_END_VALIDATION.stake_too_large', message: 'The stake is above the maximum here.' }),
];
