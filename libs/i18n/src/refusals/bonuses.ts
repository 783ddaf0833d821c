import { msg } from '@lingui/core/macro';

export const bonusesRefusals = [
  msg({
    id: 'BACK_END_VALIDATION.bonus_stake_too_high',
    message:
      'This stake is above what your bonus allows. Nothing was taken: choose a smaller one, or cancel the bonus.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_game_excluded',
    message: 'This game cannot be played with your bonus. Nothing was taken.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_purchase_excluded',
    message: 'Free spins cannot be bought while a bonus is under way. Nothing was taken: spin, or cancel the bonus.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_sport_excluded',
    message: 'Sport bets cannot be placed with your bonus. Nothing was taken.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.gift_not_active',
    message: 'This gift is used up, over or not activated yet.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.gift_does_not_fit',
    message: 'This gift is for another game, stake or price. Nothing was taken.',
  }),
  msg({ id: 'BACK_END_VALIDATION.bonus_taken_before', message: 'You have had this bonus already.' }),
  msg({ id: 'BACK_END_VALIDATION.bonus_not_available', message: 'This bonus is not available to you.' }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_code_unknown',
    message: 'We don’t know this code. Please check how it is written.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_not_for_deposit',
    message: 'This bonus does not come with this deposit. Please turn it off, then pay.',
  }),
  msg({ id: 'BACK_END_VALIDATION.bonus_over', message: 'This bonus is over.' }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_would_lapse',
    message:
      'Money that leaves this wallet ends its bonus. Please say first that you give it up, here or under “Gifts”.',
  }),
];
